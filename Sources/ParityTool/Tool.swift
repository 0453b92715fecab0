import JSONText

/// How a run of the tool ends; the raw value is its exit status.
package enum Outcome: Int32, Sendable {
  /// Nothing differs.
  case same = 0
  /// Something differs.
  case different = 1
  /// The tool cannot tell: it was called wrongly, or could not read or write.
  case cannotTell = 2
}

/// Why the tool cannot tell, in the words that follow `json-parity: error: `.
package struct ToolError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// One thing that a tool does: `json-parity VERB …`.
package struct Verb: Sendable {
  /// The word on the command line.
  package var name: String
  /// What the verb does, in a line of the tool's help.
  package var summary: String
  /// What the verb does, at the head of its own help; lines of at most 80 characters.
  package var discussion: String
  /// The operands as the usage shows them, such as `[FILE|-]`.
  package var operands: String
  /// How many operands there may be.
  package var operandCount: ClosedRange<Int>
  /// What the operands mean, below the usage.
  package var operandHelp: String
  /// The verb's options without `--help` and `--version`, which every verb has.
  package var options: [ToolOption]
  /// What the first two exit statuses say.
  package var exitStatuses = Self.comparing
  static let comparing = (zero: "nothing differs", one: "something differs")
  /// Does it, and leaves the flushing of the output to the tool.
  package var run: @Sendable (Arguments, Console) throws -> Outcome

  package init(
    name: String, summary: String, discussion: String, operands: String,
    operandCount: ClosedRange<Int>, operandHelp: String, options: [ToolOption],
    run: @escaping @Sendable (Arguments, Console) throws -> Outcome
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.operandCount = operandCount
    self.operandHelp = operandHelp
    self.options = options
    self.run = run
  }
}

/// The command-line tool: finds the verb, answers for help and version, reports errors.
package struct Tool: Sendable {
  package var name: String
  package var version: String
  package var verbs: [Verb]

  package init(name: String = "json-parity", version: String, verbs: [Verb]) {
    self.name = name
    self.version = version
    self.verbs = verbs
  }

  /// Runs the tool.
  ///
  /// A reader of the output that goes away, as `head` does, ends the run without a word.
  ///
  /// - Parameters:
  ///   - words: The command line without the tool's own name.
  ///   - console: Where input comes from and output goes to.
  /// - Returns: The exit status.
  package func run(_ words: [String], console: Console) -> Outcome {
    var console = console
    console.program = name
    do {
      let status = try dispatch(words, console)
      try console.output.flush()
      return status
    } catch is BrokenPipe {
      return .cannotTell
    } catch {
      console.fail("\(error)")
      return .cannotTell
    }
  }

  private func dispatch(_ words: [String], _ console: Console) throws -> Outcome {
    guard let first = words.first, !first.hasPrefix("-") else {
      return try answer(Arguments(words, options: ToolOption.common), help, console)
    }
    if first == "help" { return try answerHelp(words.dropFirst(), console) }
    let verb = try verb(named: first)
    let arguments = try Arguments(words.dropFirst(), options: verb.options + ToolOption.common)
    if arguments.contains(.help) || arguments.contains(.version) {
      return try answer(arguments, help(of: verb), console)
    }
    try require(arguments.operands, of: verb)
    return try verb.run(arguments, console)
  }

  private func verb(named name: String) throws -> Verb {
    guard let verb = verbs.first(where: { $0.name == name }) else {
      throw ToolError("unknown verb \(name.quoted), expected \(oneOf(verbs.map(\.name)))")
    }
    return verb
  }

  /// Answers `help` and `help VERB`; `help help` is the same as `help`.
  private func answerHelp(_ words: ArraySlice<String>, _ console: Console) throws -> Outcome {
    let arguments = try Arguments(words, options: [.help])
    let names = arguments.operands
    try require(names, atMost: 1, expected: "VERB")
    let isOfVerb = !names.isEmpty && names[0] != "help"
    try console.output.write(isOfVerb ? help(of: verb(named: names[0])) : help)
    return .same
  }

  private func answer(
    _ arguments: Arguments, _ help: String, _ console: Console
  ) throws -> Outcome {
    if arguments.contains(.help) {
      try console.output.write(help)
    } else if arguments.contains(.version) {
      try console.output.write("\(name) \(version)\n")
    } else {
      throw ToolError("no verb, expected \(oneOf(verbs.map(\.name)))")
    }
    return .same
  }

  private func require(_ operands: [String], of verb: Verb) throws {
    let expected = verb.operands.isEmpty ? "none" : verb.operands
    try require(operands, atMost: verb.operandCount.upperBound, expected: expected)
    if operands.count < verb.operandCount.lowerBound {
      throw ToolError("missing argument, expected \(verb.operands)")
    }
  }

  private func require(_ operands: [String], atMost count: Int, expected: String) throws {
    if operands.count > count {
      throw ToolError("unexpected argument \(operands[count].quoted), expected \(expected)")
    }
  }
}

/// `"a"` or `one of "a", "b"`, as the messages of this package have it.
func oneOf(_ words: [String]) -> String {
  (words.count == 1 ? "" : "one of ") + words.map(\.quoted).joined(separator: ", ")
}

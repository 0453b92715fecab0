import Foundation
import JSONParity
import JSONText

extension Verb {
  private static let newType = ToolOption(
    "new-type", .text("NAME"), "Write a type of that name, not an extension of the mapped one")
  private static let output = ToolOption(
    "output", .text("FILE"), "Write the source to FILE, not to standard output")
  /// More samples than these find out no more.
  private static let mostSamples = 100

  /// Returns the verb `source`, for the mapped types of a program's checks.
  package static func source(_ set: CheckSet) -> Verb {
    var verb = Verb(
      name: "source",
      summary: "Write the Codable source of a mapped type",
      discussion: """
        Runs the mapping of a type, on documents and on what they write with one change
        at a time, and writes the Swift source of the Codable conformance that does the
        same.

        What running it does not show is a TODO in the source, with its reason. A type
        without init() needs documents, and a union one of each case; documents with all
        optionals set find out the most.
        """,
      operands: set.sourceOperands,
      operandCount: 0...Int.max,
      operandHelp: set.sourceOperandHelp,
      options: [newType, .sample, .lines, output]
    ) { arguments, console in
      try runSource(set, arguments, console)
    }
    verb.exitStatuses = ("all is known", "a TODO is left")
    return verb
  }

  private static func runSource(
    _ set: CheckSet, _ arguments: Arguments, _ console: Console
  ) throws -> Outcome {
    let form = try form(arguments[newType])
    let (type, make, files) = try set.mappedType(arguments.operands)
    if arguments[newType] == type {
      throw ToolError(
        "value \(type.quoted) of option --\(newType.name) is the name of the mapped type")
    }
    var input =
      files.isEmpty && !arguments.contains(.sample)
      ? nil : try CheckInput(files, arguments, console, sample: set.sample)
    defer { input?.close() }
    let documents = try input?.firstDocuments(mostSamples)
    let source = try console.withOutput(arguments, unlike: input?.identities ?? []) { output, _ in
      let source: CodableSource
      do {
        source = try make(form, documents?.data ?? [])
      } catch let unread as CodableSource.Unread {
        let name = documents?[0].name ?? ""
        throw ToolError("the mapping reads none of the documents: \(name): \(unread.first)")
      } catch {
        throw ToolError("the mapping does not write or read a sample: \(error)")
      }
      try output.write(source.text)
      return source
    }
    guard !source.unresolved.isEmpty else { return .same }
    for entry in source.unresolved { console.warn("\(entry)") }
    return .different
  }

  private static func form(_ name: String?) throws -> CodableSource.Form {
    guard let name else { return .conformance }
    do {
      try SourceTypeName.require(name)
    } catch {
      throw ToolError(
        "value \(name.quoted) of option --\(newType.name) is \(error.reason)")
    }
    return .newType(named: name)
  }
}

extension CheckInput {
  /// Returns the first documents.
  fileprivate mutating func firstDocuments(_ most: Int) throws -> NumberedDocuments {
    var block = block()
    var count = 0
    while count < most, try addNext(to: &block) { count += 1 }
    return block.documents
  }
}

extension CheckSet {
  private var types: [(type: String, make: CodableSource.Maker)] {
    var types: [(type: String, make: CodableSource.Maker)] = []
    for source in checks.flatMap(\.sources) where !types.contains(where: { $0.type == source.type })
    {
      types.append(source)
    }
    return types
  }

  /// The operands as a usage shows them; a single type need not be named.
  var sourceOperands: String { types.count == 1 ? "[FILE|-]…" : "TYPE [FILE|-]…" }

  /// What the operands mean.
  var sourceOperandHelp: String {
    """
    Types:
    \(types.map { "  \($0.type)\n" }.joined())
    A FILE has the documents to take samples from, one a line; a file whose name
    ends in .json is one document, unless --lines is given. - is standard input.
    Documents that the type does not read are left out; it has to read one of them.
    """
  }

  /// Takes the type that the first operand names, and the files behind it.
  ///
  /// - Throws: `ToolError` where there are several types and none is named, or none at all, and for a type that the
  ///   mapper no longer reads.
  func mappedType(
    _ operands: [String]
  ) throws -> (type: String, make: CodableSource.Maker, files: [String]) {
    let types = types
    guard !types.isEmpty else {
      throw ToolError("no check of the program has a side by the mapper")
    }
    let names = types.map(\.type)
    let (place, files) = try Self.choice(operands, of: names, called: "type") { name in
      checks.contains { [$0.sides.left.type, $0.sides.right.type].contains(name) }
        ? "no check reads \(name.quoted) by the mapper" : nil
    }
    return (types[place].type, types[place].make, files)
  }
}

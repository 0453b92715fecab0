import Foundation
package import JSONParity
import JSONText

/// The checks of a program, and what it brings to try them on.
package struct CheckSet: Sendable {
  package var checks: [ParityCheck]
  package var sample: ParitySample?

  package init(checks: [ParityCheck], sample: ParitySample? = nil) {
    self.checks = checks
    self.sample = sample
  }

  /// The operands as a usage shows them; a single check need not be named.
  var operands: String { checks.count == 1 ? "[FILE|-]…" : "CHECK [FILE|-]…" }

  /// What the operands mean.
  var operandHelp: String {
    let names = checks.map { "  \($0.name): \($0.sides.title)\n" }.joined()
    return """
      Checks:
      \(names)
      A FILE is read line by line, one JSON document each; a file whose name ends in
      .json is one document, unless --lines is given. - is standard input. Without
      FILE, standard input is read if it is not a terminal.
      """
  }

  /// Takes the check that the first operand names, and the files behind it.
  ///
  /// - Throws: `ToolError` where there are several checks and none is named, and where two have one name.
  func choice(_ operands: [String]) throws -> (check: ParityCheck, files: [String]) {
    var names: Set<String> = []
    if let again = checks.first(where: { !names.insert($0.name).inserted }) {
      throw ToolError("two checks of the program are named \(again.name.quoted)")
    }
    let (place, files) = try Self.choice(operands, of: checks.map(\.name), called: "check")
    return (checks[place], files)
  }

  /// Returns what is to be said where the only operand is both a check and a file, which is not read.
  func warning(of operands: [String]) -> String? {
    guard operands.count == 1, let name = operands.first,
      checks.contains(where: { $0.name == name }), FileIdentity(at: name) != nil
    else { return nil }
    return "\(name.quoted) is taken for the check, and not for the file; for that, write ./\(name)"
  }

  /// Takes the name that the first operand is, and the files behind it; a single name may be left out.
  ///
  /// - Parameters:
  ///   - operands: The operands.
  ///   - names: The names.
  ///   - what: What they are the names of.
  ///   - problem: What is wrong with another name that is known; nil for one that is not.
  /// - Returns: The place of the name, and the files.
  /// - Throws: `ToolError` where there are several names and none is given, and for a first operand that is neither a
  ///   name nor a file.
  static func choice(
    _ operands: [String], of names: [String], called what: String,
    problem: (String) -> String? = { _ in nil }
  ) throws -> (place: Int, files: [String]) {
    if let place = operands.first.flatMap(names.firstIndex) {
      return (place, Array(operands.dropFirst()))
    }
    let name = operands.first.flatMap { isFile($0) ? nil : $0 }
    if names.count == 1, name == nil { return (0, operands) }
    let unknown = operands.first.map { "unknown \(what) \($0.quoted)" } ?? "no \(what)"
    let found =
      name.flatMap(problem) ?? (names.count == 1 ? "\(unknown) and no such file" : unknown)
    throw ToolError("\(found), expected \(oneOf(names))")
  }

  /// Returns whether an operand is a file, or written as only a path is.
  private static func isFile(_ operand: String) -> Bool {
    operand == "-" || operand.contains { "./\\".contains($0) }
      || FileManager.default.fileExists(atPath: operand)
  }
}

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
    let names = checks.map {
      "  \($0.name): \($0.sides.left.label) \($0.sides.left.type), "
        + "\($0.sides.right.label) \($0.sides.right.type)\n"
    }.joined()
    return """
      Checks:
      \(names)
      A FILE is read line by line, one JSON document each; a file whose name ends in .json
      is one document, unless --lines is given. - is standard input. Without FILE, standard
      input is read if it is not a terminal.
      """
  }

  /// Takes the check that the first operand names, and the files behind it.
  ///
  /// - Throws: `ToolError` where there are several checks and none is named.
  func choice(_ operands: [String]) throws -> (check: ParityCheck, files: [String]) {
    if let name = operands.first, let check = checks.first(where: { $0.name == name }) {
      return (check, Array(operands.dropFirst()))
    }
    guard checks.count == 1, let check = checks.first else {
      let found = operands.first.map { "unknown check \($0.quoted)" } ?? "no check"
      throw ToolError("\(found), expected \(oneOf(checks.map(\.name)))")
    }
    try require(operands.first, isFileOr: "check", [check.name])
    return (check, operands)
  }

  /// Refuses a first operand that is a name, which may be left out, and not one of those that there are.
  ///
  /// - Throws: `ToolError` for a word that no file is called.
  func require(_ operand: String?, isFileOr what: String, _ names: [String]) throws {
    guard let operand, operand != "-", !operand.contains(where: { "./\\".contains($0) }),
      !FileManager.default.fileExists(atPath: operand)
    else { return }
    throw ToolError("\(operand.quoted) is no \(what) and no file, expected \(oneOf(names))")
  }
}

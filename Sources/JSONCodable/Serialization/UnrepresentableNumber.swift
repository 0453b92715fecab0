/// A number of a JSON text that no Swift number type holds, such as `1e400`.
///
/// It takes the number's place in a tree, so that the document can be read as long as no type asks
/// for the number. No type of a program gets it: restoring it, or a tree with it, throws.
final class UnrepresentableNumber: Sendable {
  let literal: String

  private let presence = Presence.ofUnrepresentableNumbers.holder

  /// Whether there is such a number in any tree; if not, no tree has to be searched for one.
  static var areInUse: Bool { Presence.ofUnrepresentableNumbers.isHeld }

  init(literal: String) {
    self.literal = literal
    DecodingScope.noteUnrepresentableNumber()
  }

  /// Returns the number that stands in a tree; nil for every other value.
  ///
  /// Its class is compared, and nothing is cast that is not of it: a cast of a container to a class would
  /// bridge all that is in it.
  static func found(in value: Any) -> UnrepresentableNumber? {
    type(of: value) == UnrepresentableNumber.self ? value as? UnrepresentableNumber : nil
  }

  /// The error of a type that asks for the number.
  var outOfRange: JSONDecodingError {
    .init(
      problem: .outOfRange(number: Wording.cut(literal), expected: "a number that Double can hold"))
  }
}

// MARK: - Searching

extension UnrepresentableNumber {
  /// An array or object that is to be searched, by its step in the one around it.
  private struct Container {
    let value: Any
    let step: JSONPath.Component?
    let outer: Int
  }

  /// Searches a tree for such a number.
  ///
  /// It keeps a list of what is left, and goes no deeper on the stack: how deep a tree may be must not depend on the
  /// numbers of another one.
  ///
  /// - Throws: ``JSONDecodingError`` `outOfRange` with the place of the number.
  static func refuse(in tree: Any) throws {
    var containers: [Container] = []

    func place(_ step: JSONPath.Component?, _ outer: Int) -> JSONPath {
      var (steps, outer) = ([step].compactMap(\.self), outer)
      while outer >= 0 {
        if let step = containers[outer].step { steps.append(step) }
        outer = containers[outer].outer
      }
      return JSONPath(steps.reversed())
    }
    func search(_ value: Any, _ step: JSONPath.Component?, _ outer: Int) throws {
      if let number = found(in: value) {
        throw JSONDecodingError.wrap(number.outOfRange, under: place(step, outer))
      }
      if TreeValue.isNull(value) || TreeValue.isScalar(value) { return }
      containers.append(Container(value: value, step: step, outer: outer))
    }

    try search(tree, nil, -1)
    var next = 0
    while next < containers.count {
      let value = containers[next].value
      if let array = TreeValue.array(value) {
        for (index, element) in array.enumerated() { try search(element, .index(index), next) }
      } else if let object = TreeValue.object(value) {
        for (key, member) in object { try search(member, .key(key), next) }
      }
      next += 1
    }
  }
}

/// A number of a JSON text that no Swift number type holds, such as `1e400`.
///
/// It takes the number's place in a tree, so that the document can be read as long as no type asks
/// for the number. No type of a program gets it: restoring it, or a tree with it, throws.
final class UnrepresentableNumber: Sendable {
  let literal: String

  private static let presence = Presence()
  private let presence = UnrepresentableNumber.presence.holder

  /// Whether there is such a number in any tree; if not, no tree has to be searched for one.
  static var areInUse: Bool { presence.isHeld }

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

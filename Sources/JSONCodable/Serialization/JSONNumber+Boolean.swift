package import Foundation

extension JSONNumber {
  /// Returns a boolean; nil for all else, numbers included.
  package static func boolean(_ value: Any) -> Bool? {
    if Memory.isStored(value, as: NSNumber.self) {
      return boolean(Memory.contents(value, as: NSNumber.self))
    }
    if Memory.isStored(value, as: Bool.self) { return Memory.contents(value, as: Bool.self) }
    // An `Any` that generic code has put into another one is stored as neither.
    if type(of: value) == Bool.self { return value as? Bool }
    guard type(of: value) is AnyClass else {
      return (TreeValue.opened(value) ?? TreeValue.tree(ofAnyJSON: value)).flatMap(boolean)
    }
    return (value as? NSNumber).flatMap(boolean)
  }

  /// Returns the boolean that a number object is; nil for a number.
  package static func boolean(_ number: NSNumber) -> Bool? {
    if number === yes { return true }
    return number === no ? false : nil
  }

  /// The two booleans of Foundation, which are single objects; `NSNumber` is immutable.
  static let yes = NSNumber(value: true)
  static let no = NSNumber(value: false)
}

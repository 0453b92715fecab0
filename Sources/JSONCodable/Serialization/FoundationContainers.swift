import Foundation

/// Containers of any kind as those of the standard library, those of Foundation one level at a time.
///
/// Outside of Apple's platforms a cast converts all that is inside, level by level on the stack, before anyone can count
/// the levels: a deep `NSArray` would end the process.
package enum FoundationContainers {
  /// Returns the elements of an array, or of a set of Foundation that does not count them; nil for every other value.
  package static func array(_ value: Any) -> [Any]? {
    if let elements = TreeType.elements(ofStored: value) { return elements }
    guard type(of: value) is AnyClass else {
      return TreeType.isScalar(value) ? nil : value as? [Any]
    }
    switch value {
    case let array as NSArray: return elements(of: array)
    // How often an element is in a counted set, no array of its elements says.
    case let set as NSSet where !(set is NSCountedSet): return elements(of: set)
    default: return nil
    }
  }

  /// Returns a dictionary with keys of any type; nil for every other value.
  static func dictionary(_ value: Any) -> [AnyHashable: Any]? {
    guard type(of: value) is AnyClass else { return value as? [AnyHashable: Any] }
    return (value as? NSDictionary).flatMap(members)
  }

  /// Returns a dictionary with keys that are strings; nil for every other value.
  package static func object(_ value: Any) -> JSONObject? {
    if let members = TreeType.members(ofStored: value) { return members }
    guard type(of: value) is AnyClass else {
      return TreeType.isScalar(value) ? nil : value as? JSONObject
    }
    guard let members = dictionary(value) else { return nil }
    var object = JSONObject(minimumCapacity: members.count)
    for (key, member) in members {
      guard let key = key.base as? String else { return nil }
      object[key] = member
    }
    return object
  }

  #if canImport(ObjectiveC)
    private static func elements(of array: NSArray) -> [Any]? { array as? [Any] }
    private static func elements(of set: NSSet) -> [Any]? { set.allObjects }
    private static func members(of dictionary: NSDictionary) -> [AnyHashable: Any]? {
      dictionary as? [AnyHashable: Any]
    }
  #else
    private static func elements(of array: NSArray) -> [Any]? {
      // A class of the program's own may keep its elements elsewhere.
      guard let stored = StoredMember.value(of: array, as: NSArray.self, [AnyObject].self),
        stored.count == array.count
      else { return array as? [Any] }
      return stored.map(value)
    }

    private static func elements(of set: NSSet) -> [Any]? {
      guard let stored = StoredMember.value(of: set, as: NSSet.self, Set<NSObject>.self),
        stored.count == set.count
      else { return set.allObjects }
      return stored.map(value)
    }

    private static func members(of dictionary: NSDictionary) -> [AnyHashable: Any]? {
      let type = [NSObject: AnyObject].self
      guard let stored = StoredMember.value(of: dictionary, as: NSDictionary.self, type),
        stored.count == dictionary.count
      else { return dictionary as? [AnyHashable: Any] }
      var members: [AnyHashable: Any] = Dictionary(minimumCapacity: stored.count)
      for (key, member) in stored {
        guard let key = value(key) as? AnyHashable else { return dictionary as? [AnyHashable: Any] }
        members[key] = value(member)
      }
      return members
    }

    /// Returns an element as a cast would give it; a container as it is.
    private static func value(_ element: AnyObject) -> Any {
      switch element {
      case is NSArray, is NSDictionary, is NSSet, is NSNull: element
      default: NSArray(object: element).object(at: 0)
      }
    }
  #endif
}

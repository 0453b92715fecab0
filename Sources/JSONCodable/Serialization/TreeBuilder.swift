import Foundation
import JSONText

/// A builder of the trees of the texts that one thread reads.
///
/// Values wait on a stack until their array or object is complete. So each of them is created once and in
/// its final size, and an object can copy the layout of an earlier one:
///
///     text so far       containers             values
///     {"a":[1,2         object  array          1 2
///     {"a":[1,2],       object                 [1,2]
///
/// Nothing here calls itself: a text of a thousand levels takes no more of the thread's stack than one
/// of a single level.
final class TreeBuilder {
  /// An array or object that is not complete.
  private struct Container {
    enum Kind { case document, array, object }

    let kind: Kind
    /// How many values and numbers of keys waited before its own.
    let first, firstNumber: Int
    /// The hash of the set of its keys.
    var keysHash: UInt64 = 0
    /// Whether there was a key without a number, so that its members are on the stack of those.
    var hasMembers = false
  }

  /// The members of an object so far, and the key whose value is read.
  private struct Members {
    var object: JSONObject
    var key = ""
  }

  // One thread has it, and each access is over at once: there is no overlap to look for.
  @exclusivity(unchecked) private var containers = Stack<Container>()
  /// The members of the open objects that had a key without a number.
  private var members: [Members] = []
  @exclusivity(unchecked) private var values = Stack<Any>()
  /// The numbers of the keys of the objects that are not complete.
  @exclusivity(unchecked) private var numbers = Stack<Int32>()
  private let keys = InternedKeys()
  private let layouts = ObjectLayouts()
  private let smallIntegers = SmallIntegers()

  private static let threads = ThreadLocal { TreeBuilder() }

  /// Returns the next value of a text, by the builder of the calling thread.
  ///
  /// - Throws: `JSONSyntaxError`.
  static func tree(_ scanner: inout JSONScanner) throws -> Any {
    let builder = threads.value
    builder.makeRoom()
    do {
      let value = try builder.value(&scanner)
      builder.trim()
      return value
    } catch {
      builder.removeRest()
      throw error
    }
  }

  private func makeRoom() {
    guard keys.isFull || layouts.isFull else { return }
    keys.removeAll()
    layouts.removeAll()
  }

  /// Removes what an error has left behind.
  private func removeRest() {
    containers.removeAll()
    members = []
    values.removeAll()
    numbers.removeAll()
    trim()
  }

  /// Frees the room that a large text took.
  private func trim() {
    containers.trim()
    values.trim()
    numbers.trim()
  }
}

// MARK: - Values

extension TreeBuilder {
  private func value(_ scanner: inout JSONScanner) throws -> Any {
    var open = Container(kind: .document, first: 0, firstNumber: 0)
    while true {
      guard var value = try start(&scanner, &open) else { continue }
      // A value may complete its container, which may complete the next one.
      repeat {
        switch open.kind {
        case .document: return value
        // Moved, not copied: a copy costs as much as reading a number.
        case .array: values.push(consume value)
        case .object: add(consume value, to: open)
        }
        if try goesOn(&scanner, &open) { break }
        if case .array = open.kind {
          value = values.popArray(from: open.first)
        } else {
          value = object(of: open)
        }
        open = containers.pop()
      } while true
    }
  }

  /// Reads a value; nil for an array or object with something in it, which is open then.
  @_transparent
  private func start(_ scanner: inout JSONScanner, _ open: inout Container) throws -> Any? {
    switch try scanner.peek() {
    case .string: return try scanner.string()
    case .number: return scalar(try scanner.number())
    case .true: return try literal(JSONNumber.yes, &scanner)
    case .false: return try literal(JSONNumber.no, &scanner)
    case .null: return try literal(NSNull(), &scanner)
    case .array:
      guard try scanner.beginArray() else { return [Any]() }
      enter(.array, &open)
    case .object:
      guard try scanner.beginObject() else { return JSONObject() }
      enter(.object, &open)
      try readKey(&scanner, &open)
    }
    return nil
  }

  @_transparent
  private func scalar(_ literal: JSONNumberLiteral) -> Any {
    guard let integer = literal.shortInteger else { return JSONNumber(literal).scalar }
    return smallIntegers.number(integer) ?? NSNumber(value: integer)
  }

  private func literal(_ value: Any, _ scanner: inout JSONScanner) throws -> Any {
    try scanner.literal()
    return value
  }

  @_transparent
  private func enter(_ kind: Container.Kind, _ open: inout Container) {
    containers.push(open)
    open = Container(kind: kind, first: values.count, firstNumber: numbers.count)
  }

  /// Moves to the next element or member; returns false where the container is complete.
  @_transparent
  private func goesOn(_ scanner: inout JSONScanner, _ open: inout Container) throws -> Bool {
    if case .array = open.kind { return try scanner.nextElement() }
    guard try scanner.nextMember() else { return false }
    try readKey(&scanner, &open)
    return true
  }
}

// MARK: - Members

extension TreeBuilder {
  @_transparent
  private func readKey(_ scanner: inout JSONScanner, _ open: inout Container) throws {
    if !open.hasMembers, let number = try keys.number(in: &scanner) {
      numbers.push(Int32(number))
      open.keysHash ^= keys.hash(ofKey: number)
    } else {
      try readName(&scanner, &open)
    }
    try scanner.requireColon()
  }

  /// Reads a key that has no number; from here on the members of the object are inserted one by one.
  @inline(never)
  private func readName(_ scanner: inout JSONScanner, _ open: inout Container) throws {
    let name = try scanner.string()
    if !open.hasMembers {
      let object = ObjectLayouts.inserted(
        values.popAll(from: open.first), numbers.popAll(from: open.firstNumber), keys)
      members.append(Members(object: object))
      open.hasMembers = true
    }
    members[members.count - 1].key = name
  }

  /// Adds a value to an object; of duplicate keys the last counts, as with `JSONSerialization`.
  @_transparent
  private func add(_ value: consuming Any, to open: Container) {
    if open.hasMembers { insert(consume value) } else { values.push(consume value) }
  }

  @inline(never)
  private func insert(_ value: Any) {
    let last = members.count - 1
    members[last].object[members[last].key] = value
  }

  @_transparent
  private func object(of open: Container) -> JSONObject {
    if open.hasMembers { return members.removeLast().object }
    return layouts.object(
      of: values.popAll(from: open.first), numbers.popAll(from: open.firstNumber),
      keysHash: open.keysHash, keys)
  }
}

/// The integers that texts have most often, each made when it first comes: to make an `NSNumber` takes longer than
/// to read its text.
private struct SmallIntegers: ~Copyable {
  private static let count: UInt = 256
  private let numbers = UnsafeMutablePointer<NSNumber?>.allocate(capacity: Int(count))

  init() { numbers.initialize(repeating: nil, count: Int(Self.count)) }

  deinit {
    numbers.deinitialize(count: Int(Self.count))
    numbers.deallocate()
  }

  /// Returns the number of an integer; nil for one that is negative or large.
  @_transparent
  func number(_ value: Int) -> NSNumber? {
    guard UInt(bitPattern: value) < Self.count else { return nil }
    return numbers[value] ?? made(value)
  }

  @inline(never)
  private func made(_ value: Int) -> NSNumber {
    let number = NSNumber(value: value)
    numbers[value] = number
    return number
  }
}

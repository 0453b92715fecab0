/// Finds members that stand under another key on the other side.
///
/// Two keys are one name when they differ in case and separators only (`full_name`, `fullName`);
/// their values may differ. Other keys belong together when they hold the same value and no other
/// member that is left over holds it, unless it is a value that many members have: null, a
/// boolean, or something empty.
struct RenamedKeys {
  private static let none = Numbering.none
  /// The right index for each left one; empty where nothing is renamed.
  private var partners: [UInt32] = []
  private var targets: [Bool] = []

  /// Looks among some members of two objects.
  init(_ left: JSONChildren, _ leftOnly: [Int], _ right: JSONChildren, _ rightOnly: [Int]) {
    guard !leftOnly.isEmpty, !rightOnly.isEmpty else { return }
    partners = Array(repeating: Self.none, count: left.count)
    targets = Array(repeating: false, count: right.count)
    addByName(left, leftOnly, right, rightOnly)
    addByValue(left, leftOnly, right, rightOnly)
  }

  private mutating func addByName(
    _ left: JSONChildren, _ leftOnly: [Int], _ right: JSONChildren, _ rightOnly: [Int]
  ) {
    var names = PlainNames(left, right)
    add(Self.unique(leftOnly, rightOnly) { names.number(of: $0, $1) })
  }

  private mutating func addByValue(
    _ left: JSONChildren, _ leftOnly: [Int], _ right: JSONChildren, _ rightOnly: [Int]
  ) {
    var values = TellingValues(left, right)
    let leftRest = leftOnly.filter { partner(of: $0) == nil }
    let rightRest = rightOnly.filter { !targets[$0] }
    add(Self.unique(leftRest, rightRest) { values.number(of: $0, $1) })
  }

  /// Returns the right member that a left one has become.
  func partner(of index: Int) -> Int? {
    guard !partners.isEmpty, partners[index] != Self.none else { return nil }
    return Int(partners[index])
  }

  /// Returns whether a left member has become this right one.
  func isTarget(_ index: Int) -> Bool { !targets.isEmpty && targets[index] }

  private mutating func add(_ pairs: [(left: Int, right: Int)]) {
    for pair in pairs {
      partners[pair.left] = UInt32(truncatingIfNeeded: pair.right)
      targets[pair.right] = true
    }
  }

  /// Pairs members for which a feature has the same number and that nobody else shares.
  private static func unique(
    _ left: [Int], _ right: [Int],
    _ feature: (_ index: Int, _ side: JSONComparisonError.Document) -> Int?
  ) -> [(left: Int, right: Int)] {
    let leftHolders = Holders(left) { feature($0, .left) }
    let rightHolders = Holders(right) { feature($0, .right) }
    return zip(leftHolders.indices, rightHolders.indices)
      .filter { $0 >= 0 && $1 >= 0 }.map { (Int($0), Int($1)) }
  }
}

/// Who holds each feature: the index of the only member that does, or a sign for none and several.
private struct Holders {
  private static let nobody: Int32 = -1
  private static let several: Int32 = -2
  private(set) var indices: [Int32] = []

  init(_ members: [Int], _ feature: (Int) -> Int?) {
    for index in members {
      guard let number = feature(index) else { continue }
      while indices.count <= number { indices.append(Self.nobody) }
      let isFirst = indices[number] == Self.nobody
      indices[number] = isFirst ? Int32(truncatingIfNeeded: index) : Self.several
    }
  }
}

/// Numbers members by their keys, without regard to case and separators.
private struct PlainNames {
  private let members: (left: JSONChildren, right: JSONChildren)
  private var numbering = Numbering()

  init(_ left: JSONChildren, _ right: JSONChildren) {
    members = (left, right)
  }

  /// Returns the number of a key's name; nil if nothing is left of it.
  mutating func number(of index: Int, _ side: JSONComparisonError.Document) -> Int? {
    let name =
      side == .left ? Self.name(members.left.key(index)) : Self.name(members.right.key(index))
    guard !name.isEmpty else { return nil }
    // The index of a member on the right is counted on from the left ones.
    let place = side == .left ? index : members.left.count + index
    return numbering.number(of: place, hash: name.hashValue) { [members] place in
      let index = place - members.left.count
      let key = index < 0 ? members.left.key(place) : members.right.key(index)
      return Self.name(key) == name
    }
  }

  /// Returns the letters and digits of a key in lower case, as UTF-8.
  private static func name(_ key: QuotedText) -> [UInt8] {
    let key = key.string
    // Plain text is nearly all there is, and to ask each character takes most of the time.
    if key.utf8.allSatisfy({ $0 < 0x80 }) {
      return key.utf8.compactMap { byte in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
        default: nil
        }
      }
    }
    return Array(key.lowercased().filter { $0.isLetter || $0.isNumber }.utf8)
  }
}

/// Numbers members by their values, as far as these are rare enough to be recognised by.
private struct TellingValues {
  private let members: (left: JSONChildren, right: JSONChildren)
  private var classes: SamenessClasses

  init(_ left: JSONChildren, _ right: JSONChildren) {
    members = (left, right)
    classes = SamenessClasses(PolicyCursor(), left: left[0], right: right[0])
  }

  mutating func number(of index: Int, _ side: JSONComparisonError.Document) -> Int? {
    let value = side == .left ? members.left[index] : members.right[index]
    guard Self.isTelling(value) else { return nil }
    return Int(classes.number(of: value, side))
  }

  private static func isTelling(_ value: JSONNode) -> Bool {
    switch value.kind {
    case .null, .true, .false: false
    case .number: true
    case .string: value.quoted.range.count > 2
    case .array, .object: value.hasParts
    }
  }
}

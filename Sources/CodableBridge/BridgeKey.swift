/// A coding key that the bridge makes itself: for array elements, superclasses and dictionary keys.
///
/// The names are those that JSONEncoder and JSONDecoder give to theirs, because key strategies
/// and errors show them.
enum BridgeKey: CodingKey {
  case index(Int)
  case name(String)

  static let superclass = BridgeKey.name("super")

  init?(stringValue: String) {
    self = .name(stringValue)
  }

  init?(intValue: Int) {
    self = .index(intValue)
  }

  var stringValue: String {
    switch self {
    case .index(let index): "Index \(index)"
    case .name(let name): name
    }
  }

  var intValue: Int? {
    switch self {
    case .index(let index): index
    case .name: nil
    }
  }
}

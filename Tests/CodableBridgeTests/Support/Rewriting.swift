import Foundation

/// Ways of writing twice to one place.
enum Rewriting: String, Codable, CaseIterable {
  case valueByValue, containerByValue, superclassByValue, valueBySuperclass
  case valueContinued, arrayContinued, containerContinued, listContinued, superclassContinued
  case singleValueContinued, singleListContinued, singleValueInObject

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .singleValueContinued, .singleListContinued, .singleValueInObject:
      try encodeSingleValue(to: encoder)
    case .valueByValue, .containerByValue, .superclassByValue, .valueBySuperclass:
      var container = encoder.container(keyedBy: AnyKey.self)
      try replace(in: &container)
    default:
      var container = encoder.container(keyedBy: AnyKey.self)
      try extend(in: &container)
    }
  }

  private func replace(in container: inout AnyKeyedEncoding) throws {
    switch self {
    case .containerByValue:
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(1, forKey: "b")
    case .superclassByValue:
      try Point().encode(to: container.superEncoder(forKey: "a"))
    default:
      try container.encode([1], forKey: "a")
    }
    if self == .valueBySuperclass {
      try Point(x: 5).encode(to: container.superEncoder(forKey: "a"))
    } else {
      try container.encode(2, forKey: "a")
    }
  }

  private func extend(in container: inout AnyKeyedEncoding) throws {
    switch self {
    case .valueContinued: try container.encode(Point(), forKey: "a")
    case .arrayContinued: try container.encode([Point()], forKey: "a")
    case .superclassContinued: try Point().encode(to: container.superEncoder(forKey: "a"))
    case .listContinued:
      var list = container.nestedUnkeyedContainer(forKey: "a")
      try list.encode(1)
    default:
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(1, forKey: "b")
    }
    if self == .listContinued || self == .arrayContinued {
      var list = container.nestedUnkeyedContainer(forKey: "a")
      try list.encode(2)
    } else {
      var nested = container.nestedContainer(keyedBy: AnyKey.self, forKey: "a")
      try nested.encode(3, forKey: "x")
      try nested.encode(4, forKey: "z")
    }
  }

  private func encodeSingleValue(to encoder: any Encoder) throws {
    var single = encoder.singleValueContainer()
    if self == .singleListContinued {
      try single.encode([Point()])
      var list = encoder.unkeyedContainer()
      try list.encode(2)
      return
    }
    if self == .singleValueInObject {
      var container = encoder.container(keyedBy: AnyKey.self)
      try container.encode(1, forKey: "type")
      try single.encode(Point())
      return
    }
    try single.encode(Point())
    var container = encoder.container(keyedBy: AnyKey.self)
    try container.encode(3, forKey: "z")
    try single.encode("lost")
  }
}

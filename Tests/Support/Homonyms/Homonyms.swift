// What another JSON library may export: names that `JSONCodable` has, too.

public struct JSONObject: Sendable { public init() {} }
public struct JSONPath: Sendable { public init() {} }
public protocol JSONEncodable {}
public protocol JSONDecodable {}

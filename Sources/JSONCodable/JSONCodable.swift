/// A JSON object as `JSONSerialization` reads and writes it.
public typealias JSONObject = [String: Any]

/// A type that is written to JSON and restored from it.
public typealias JSONCodable = JSONDecodable & JSONEncodable

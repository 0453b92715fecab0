/// A JSON object as `JSONSerialization` reads and writes it.
public typealias JSONObject = [String: Any]

/// A type that is written to JSON and restored from it.
///
/// Choose it for a type with defaults that goes both ways. A type with `let` properties goes both ways as
/// `JSONEncodable & JSONConstructible`, one whose JSON is not an object as `JSONEncodable & JSONRestorable`.
public typealias JSONCodable = JSONDecodable & JSONEncodable

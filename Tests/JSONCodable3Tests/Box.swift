import JSONCodable3

struct Box: JSONEncodable {
  var content = Unencodable()
}

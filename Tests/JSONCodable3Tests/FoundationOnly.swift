import Foundation

struct Point2: Codable, Equatable {
  var x: Int
}

extension JSONDecoder {
  func point(_ text: String) throws -> Point2 { try decode(Point2.self, from: Data(text.utf8)) }
}

func foundationsDecoder() -> JSONDecoder { JSONDecoder() }

func isFoundations(_ decoder: JSONDecoder) throws -> Point2 { try decoder.point(#"{"x":1}"#) }

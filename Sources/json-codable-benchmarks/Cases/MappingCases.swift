import Foundation
import JSONCodable
import JSONParity

/// Returns the cases of a shape, each direction once.
func mappingCases<Shape: MappingShape>(of shape: Shape.Type) -> [BenchmarkCase] {
  [
    mapping(
      shape, "to-dictionary", toDictionary(Shape.Restored.self, "default-encoding"),
      toDictionary(Shape.Reflected.self, "by-reflection"),
      toDictionary(Shape.Mapped.self, "by-JSONMap")),
    mapping(
      shape, "from-dictionary", fromDictionary(Shape.Restored.self, "restore-lines"),
      fromDictionary(Shape.Reflected.self, "by-reflection"),
      fromDictionary(Shape.Mapped.self, "by-JSONMap")),
    mapping(
      shape, "to-text", toText(Shape.Restored.self, "default-encoding"),
      toText(Shape.Reflected.self, "by-reflection"), toText(Shape.Mapped.self, "by-JSONMap")),
    mapping(
      shape, "from-text", fromText(Shape.Restored.self, "restore-lines"),
      fromText(Shape.Reflected.self, "by-reflection"), fromText(Shape.Mapped.self, "by-JSONMap")),
  ]
}

/// Returns the cases of writing a shape that has `archive` lines as well, in both directions.
func twoSidedCases<Shape: TwoSidedShape>(of shape: Shape.Type) -> [BenchmarkCase] {
  [
    shapeCase(
      shape, "two-sided-to-dictionary",
      [
        toDictionary(Shape.TwoSided.self, "archive-lines"),
        toDictionary(Shape.Reflected.self, "by-reflection"),
        toDictionary(Shape.Mapped.self, "by-JSONMap"),
      ]),
    shapeCase(
      shape, "two-sided-to-text",
      [
        toText(Shape.TwoSided.self, "archive-lines"),
        toText(Shape.Reflected.self, "by-reflection"),
        toText(Shape.Mapped.self, "by-JSONMap"),
      ]),
  ]
}

/// What a contender of these cases does, as a text that can be compared.
typealias Written = () throws -> Data

private func mapping<Shape: MappingShape>(
  _ shape: Shape.Type, _ direction: String,
  _ contenders: Contender<MappingInputs<Shape>, Written>...
) -> BenchmarkCase {
  shapeCase(shape, "mapping-\(direction)", contenders)
}

/// Gives a case of a shape, whose contenders all write the values in the end.
func shapeCase<Shape: MappingShape>(
  _ shape: Shape.Type, _ name: String, _ contenders: [Contender<MappingInputs<Shape>, Written>]
) -> BenchmarkCase {
  BenchmarkCase(
    "\(Shape.label)/\(name)", count: 100, input: { try MappingInputs(count: $0) },
    mismatch: { written, input in
      try JSONComparison.differences(written(), input.text).first.map { "\($0)" }
    },
    contenders: contenders)
}

// MARK: - Contenders

private func toDictionary<Shape: MappingShape, Value: JSONEncodable & JSONConstructible>(
  _ type: Value.Type, _ name: String
) -> Contender<MappingInputs<Shape>, Written> {
  Contender(name) { input in
    let values = try input.values(type)
    return {
      let trees = try values.map { try $0.JSONEncode() }
      return { try JSONSerialization.data(withJSONObject: trees) }
    }
  }
}

private func fromDictionary<Shape: MappingShape, Value: JSONEncodable & JSONConstructible>(
  _ type: Value.Type, _ name: String
) -> Contender<MappingInputs<Shape>, Written> {
  Contender(name) { input in
    let parsed = try input.parsedObjects()
    return {
      let values = try parsed.map { try Value(JSONDictionary: $0) }
      return { try values.JSONData() }
    }
  }
}

private func toText<Shape: MappingShape, Value: JSONEncodable & JSONConstructible>(
  _ type: Value.Type, _ name: String
) -> Contender<MappingInputs<Shape>, Written> {
  Contender(name) { input in
    let values = try input.values(type)
    return {
      let text = try values.JSONData()
      return { text }
    }
  }
}

private func fromText<Shape: MappingShape, Value: JSONEncodable & JSONConstructible>(
  _ type: Value.Type, _ name: String
) -> Contender<MappingInputs<Shape>, Written> {
  Contender(name) { input in
    let text = input.text
    return {
      let values = try [Value](JSONData: text)
      return { try values.JSONData() }
    }
  }
}

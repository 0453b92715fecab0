import Fixtures
import JSONCodable

// Elements of arrays that may be missing, by both verbs.

/// By `archive`, an array cannot begin with its second element.
struct FirstOrNone: JSONCodable {
  var first: Int?
  var rest: [Int] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&first, keyPath: "list[0]")
    try json.restore(&rest, keyPath: "list[1]")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(first, keyPath: "list[0]")
    try json.archive(rest, keyPath: "list[1]")
    return json
  }
}

/// Nothing of the arrays has to be there.
struct LooseRows: JSONCodable {
  var z: Int?
  var x: Int?
  var y: Int?
  var deep: Int?

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&z, keyPath: "rows[1].z")
    try json.restore(&x, keyPath: "rows[0].x")
    try json.restore(&y, keyPath: "rows[0].y")
    try json.restore(&deep, keyPath: "cube[0][0].deep")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(x, keyPath: "rows[0].x")
    try json.archive(y, keyPath: "rows[0].y")
    try json.archive(z, keyPath: "rows[1].z")
    try json.archive(deep, keyPath: "cube[0][0].deep")
    return json
  }
}

/// What reading does about an array that is too short, and writing about nothing.
struct ShortArrays: JSONCodable {
  var left: Int?
  var right: Int?
  var kept = 5
  var code = 0
  var start = 0
  var preset: Int? = 7
  var tags: [Int] = []

  mutating func JSONDecode(_ json: JSONObject) throws {
    try json.restore(&left, keyPath: "pair[0]")
    try json.restore(&right, keyPath: "pair[1]")
    try json.restore(&kept, keyPath: "codes[0]")
    try json.restore(&code, keyPath: "codes[1]", required: true)
    try json.restore(&start, keyPath: "list[0]")
    try json.restore(&preset, keyPath: "list[1]")
    try json.restore(&tags, keyPath: "list[2]")
  }

  func JSONEncode() throws -> Any {
    var json = JSONObject()
    try json.archive(left, keyPath: "pair[0]")
    try json.archive(right, keyPath: "pair[1]")
    try json.archive(kept, keyPath: "codes[0]")
    try json.archive(code, keyPath: "codes[1]")
    try json.archive(start, keyPath: "list[0]")
    try json.archive(preset, keyPath: "list[1]")
    try json.archive(tags.isEmpty ? nil : tags, keyPath: "list[2]")
    return json
  }
}

/// By `JSONMap`, an element that is nil is null.
struct MappedRows: JSONMappable {
  var x: Int?
  var y: Int?
  var z: Int?
  var last: [String: Int]?
  var tags: [String] = []

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&x, keyPath: "rows[0]")
    try json.map(&y, keyPath: "rows[1].y")
    try json.map(&z, keyPath: "rows[2].a[0].z")
    try json.map(&last, keyPath: "rows[3]")
    try json.map(&tags, keyPath: "tags[0]", required: true)
  }
}

/// Paths whose names are the same once they are put together.
struct LikeNamed: JSONMappable {
  var first = 1
  var second = 2
  var third = 3

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&first, keyPath: "aB.c.value")
    try json.map(&second, keyPath: "a.bC.value")
    try json.map(&third, keyPath: "aB0.value")
  }
}

/// Any value, for which null is one, in objects that may be missing.
struct AnyInside: JSONMappable {
  var name: AnyJSON = .string("none")
  var value = AnyJSON.null
  var setting: AnyJSON?

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, keyPath: "meta.name")
    try json.map(&value, keyPath: "meta.inner.value")
    try json.map(&setting, keyPath: "meta.inner.setting")
  }
}

extension Fixture {
  static let indexModels = [
    Fixture(
      "any inside", .keys,
      [
        #"{"meta":{"name":"a","inner":{"value":["x"],"setting":{"a":true}}}}"#,
        #"{"meta":{"name":null,"inner":{"value":null}}}"#,
      ],
      loose: [
        "{}", #"{"meta":null}"#, #"{"meta":{}}"#, #"{"meta":{"name":1}}"#,
        #"{"meta":{"inner":{"setting":2}}}"#, #"{"meta":{"name":1,"inner":null}}"#,
      ],
      forms: [.mapped(AnyInside.self)]),
    Fixture(
      "first or none", .keys, [#"{"list":[1,[2]]}"#, #"{"list":[1,[]]}"#],
      loose: [#"{"list":[1]}"#, #"{"list":[1,null,5]}"#],
      forms: [.restored(FirstOrNone.self)]),
    Fixture(
      "loose rows", .keys,
      [
        #"{"rows":[{"x":1,"y":2},{"z":3}],"cube":[[{"deep":4}]]}"#, "{}",
        #"{"rows":[{"y":2},null]}"#, #"{"rows":[{"x":1},{"z":3}]}"#,
      ],
      loose: [
        #"{"rows":[null],"cube":[null]}"#, #"{"rows":[],"cube":[[]]}"#, #"{"cube":[[null]]}"#,
      ],
      forms: [.restored(LooseRows.self)]),
    Fixture(
      "short arrays", .keys,
      [
        #"{"pair":[1,2],"codes":[3,4],"list":[5,6,[7]]}"#,
        #"{"codes":[3,4],"list":[5,null,null]}"#,
        #"{"pair":[1,null],"codes":[3,4],"list":[5,6,[7]]}"#,
      ],
      loose: [
        #"{"codes":[null,4]}"#, #"{"codes":[3,4],"list":[5]}"#, #"{"codes":[3,4],"list":[]}"#,
        #"{"codes":[3,4],"list":[5,6,[]]}"#, #"{"codes":[3,4],"list":[5,null]}"#,
      ],
      forms: [.restored(ShortArrays.self)]),
    Fixture(
      "mapped rows", .keys,
      [
        #"{"rows":[1,{"y":2},{"a":[{"z":3}]},{"k":4}],"tags":[["t"]]}"#,
        #"{"rows":[null,null,null,null],"tags":[[]]}"#,
      ],
      loose: [#"{"rows":[1],"tags":[["t"],2]}"#, #"{"rows":null,"tags":[[]]}"#, #"{"tags":[[]]}"#],
      forms: [.mapped(MappedRows.self)]),
    Fixture(
      "like named", .keys,
      [#"{"aB":{"c":{"value":1}},"a":{"bC":{"value":2}},"aB0":{"value":3}}"#],
      forms: [.mapped(LikeNamed.self)]),
  ]
}

import JSONCodable
import Testing

/// Mapped by lines.
private final class Person: JSONMappable {
  var name = ""
  var partner: Person?

  init() {}

  func JSONMap(_ json: inout JSONMapping) throws {
    try json.map(&name, key: "name")
    try json.map(&partner, key: "partner")
  }
}

/// Mapped by reflection.
private final class Ring: JSONMappable {
  var name = ""
  var next: Ring?
  var others: [String: Ring] = [:]

  init() {}
}

private final class Meta: JSONMappable {
  var author = "a"

  init() {}
}

/// A value whose object is mapped beside its own members.
private struct Doc: JSONMappable {
  let meta = Meta()
  var n = 0

  mutating func JSONMap(_ json: inout JSONMapping) throws {
    var meta = meta
    try meta.JSONMap(&json)
    try json.map(&n, key: "n")
  }
}

@Suite("An update of objects that hold one another")
struct UpdateGraphTests {
  private static let reason = "the update leads back to the object that it began with"

  @Test func `an update that comes back to an object is an error, and changes nothing`() {
    let person = Person(), other = Person()
    (person.partner, other.partner, other.name) = (other, person, "old")
    var updated = person
    #expect(
      refusal {
        try updated.update(
          from: ["partner": ["name": "new", "partner": ["name": "x"]] as JSONObject])
      } == "type Person cannot be updated: \(Self.reason) at $.partner.partner")
    #expect(other.name == "old")

    let node = Ring(), next = Ring()
    (node.next, next.next, node.others) = (next, node, ["self": node])
    var changed = node
    for (patch, place) in [
      (["next": ["name": "new", "next": ["name": "x"]] as JSONObject] as JSONObject, "next.next"),
      (["others": ["self": ["name": "x"]]], "others.self"),
    ] {
      #expect(
        refusal { try changed.update(from: patch) }
          == "type Ring cannot be updated: \(Self.reason) at $.\(place)")
    }
    #expect(node.next === next && next.next === node && node.others["self"] === node)
    #expect(node.name.isEmpty && next.name.isEmpty)
  }

  @Test func `an object that two properties hold is updated twice`() throws {
    let node = Ring(), shared = Ring()
    (node.next, node.others) = (shared, ["a": shared])
    var updated = node
    try updated.update(from: ["next": ["name": "x"], "others": ["a": ["next": [:] as JSONObject]]])
    #expect(shared.name == "x" && shared.next != nil)
    #expect(node.next === shared && node.others["a"] === shared)
  }

  @Test func `an object that is mapped by its own JSONMap is put back, each time`() {
    for _ in 1...3 {
      var doc = Doc()
      #expect(refusal { try doc.update(from: ["author": "z", "n": "x"]) } != nil)
      #expect(doc.meta.author == "a")
    }
  }
}

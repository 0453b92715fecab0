import JSONCodable
import JSONParity
import Testing

@Suite("What stands in a set is Hashable in the source, or says why it is not")
struct HashableSourceTests {
  struct Team: JSONMappable {
    var roles: Set<Role> = []
    var others: [Other] = []

    struct Role: JSONMappable, Hashable {
      var name = ""
      var place: Place?
    }
    struct Place: JSONMappable, Hashable { var city = "" }
    struct Other: JSONMappable { var n = 0 }
  }

  @Test func `elements, and what they hold, are Hashable, and nothing else is`() throws {
    var sample = Team()
    sample.roles = [try Team.Role(JSONString: #"{"name":"a","place":{"city":"b"}}"#)]
    let source = try CodableSource.of(
      Team.self, as: .newType(named: "NewTeam"), samples: [sample])
    #expect(source.unresolved == [])
    let heads = source.text.split(separator: "\n").filter { $0.contains("struct ") }
    #expect(
      heads.map(String.init) == [
        "struct NewTeam {", "  struct Role: Hashable {", "  struct Place: Hashable {",
        "  struct Other {",
      ])
    #expect(
      source.text.contains("  // Hashable by all that it holds, since it stands in a set.\n"))
  }

  final class Node: JSONMappable, Hashable {
    var n = 0
    static func == (left: Node, right: Node) -> Bool { left.n == right.n }
    func hash(into hasher: inout Hasher) { hasher.combine(n) }
  }

  struct Held: JSONMappable, Hashable { var nodes: [Node] = [] }

  struct Graph: JSONMappable {
    var nodes: Set<Node> = []
    var held: [String: Set<Held>]?
    var n = 0
  }

  @Test func `an object is Hashable by code, so its set is left open`() throws {
    let sample = try Graph(JSONString: #"{"nodes":[{"n":1}],"held":{"a":[{"nodes":[]}]}}"#)
    let source = try CodableSource.of(
      Graph.self, as: .newType(named: "NewGraph"), samples: [sample])
    let reason = "what stands in its set is Hashable by code of its own, since Node is not"
    #expect(
      source.unresolved.map(\.description) == [
        "HashableSourceTests.Graph.nodes: \(reason)", "HashableSourceTests.Graph.held: \(reason)",
      ])
    #expect(try CodableSource.of(Graph.self, samples: [sample]).unresolved == [])
  }

  struct Folded: JSONMappable, Hashable {
    var name = ""
    static func == (left: Self, right: Self) -> Bool {
      left.name.lowercased() == right.name.lowercased()
    }
    func hash(into hasher: inout Hasher) { hasher.combine(name.lowercased()) }
  }

  struct Names: JSONMappable { var names: Set<Folded> = [] }

  @Test func `an equality of the type's own is left open where samples show it`() throws {
    let samples = try ["A", "a"].map { try Names(JSONString: #"{"names":[{"name":"\#($0)"}]}"#) }
    let source = try CodableSource.of(
      Names.self, as: .newType(named: "NewNames"), samples: samples)
    #expect(
      source.unresolved.map(\.description) == [
        "HashableSourceTests.Names.names: what stands in its set is equal by code of its own"
      ])
  }

  struct Code: JSONMappable, Hashable, LosslessStringConvertible {
    var text = ""
    init() {}
    init?(_ description: String) { text = description }
    var description: String { text }
  }

  struct Coded: JSONMappable { var names: [Code: Int] = [:] }

  @Test func `a mapped type as a key is made of text by code, so it is left open`() throws {
    let source = try CodableSource.of(Coded.self, as: .newType(named: "NewCoded"))
    #expect(
      source.unresolved.map(\.description) == [
        "HashableSourceTests.Coded.names: only code knows how a key is made of text"
      ])
    #expect(try CodableSource.of(Coded.self).unresolved == [])
  }
}

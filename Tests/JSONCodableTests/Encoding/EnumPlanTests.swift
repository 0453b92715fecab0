import Foundation
import JSONCodable
import Testing

@Suite("An enum is written by its plan as by Mirror, whatever its cases carry")
struct EnumPlanTests {
  private func outcome(_ body: () throws -> String) -> String {
    do { return try body() } catch { return "\(error)" }
  }

  private func text(of tree: Any) throws -> String {
    String(
      decoding: try JSONSerialization.data(withJSONObject: tree, options: .sortedKeys),
      as: UTF8.self)
  }

  private func texts<T: JSONEncodable>(_ value: T, _ reflection: JSONOptions.Reflection) -> [String]
  {
    JSONContext.with(\.options.reflection, reflection) {
      [
        outcome { try value.JSONString(options: .sortedKeys) },
        outcome { try text(of: [try value.JSONEncode()]) },
        outcome { try [value, value].JSONString(options: .sortedKeys) },
        outcome { try Holder(value: value).JSONString(options: .sortedKeys) },
      ]
    }
  }

  private func check<T: JSONEncodable>(_ values: [T], _ styles: [JSONOptions.KeyStyle]) {
    for style in styles {
      for nulls in [JSONOptions.NilStyle.omitted, .null] {
        var context = JSONContext()
        (context.options.keys, context.options.nilValues) = (style, nulls)
        JSONContext.with(context) {
          for value in values {
            let mirror = texts(value, .mirror)
            for _ in 0..<3 { #expect(texts(value, .plans) == mirror) }
          }
        }
      }
    }
  }

  @Test func `each case is the same by its plan and by Mirror`() {
    check(Figure.all, [.asDeclared, .snakeCase])
    check(Tree.all, [.asDeclared])
    check([Wide.first([1]), .second([2, 3]), .third(nil), .third([4]), .none], [.asDeclared])
    check([Single.only(5)], [.asDeclared])
    check([Generic<Int?>.value(nil), .value(7)], [.asDeclared])
    check([Generic<Any>.value(7), .value("x"), .value(Int?.none as Any)], [.asDeclared])
    check([Wrapped.kept(Kept(wrappedValue: nil)), .kept(Kept(wrappedValue: 7))], [.asDeclared])
    check([Wrapped.plain(a: Kept(wrappedValue: 1), b: 2)], [.asDeclared])
    let (some, none) = (Counted(wrappedValue: 7), Counted(wrappedValue: nil))
    check([Wrapped.counted(some), .counted(none)], [.asDeclared])
    check([some, none], [.asDeclared])
    check([Loose(any: some, own: none), Loose(any: none, own: some)], [.asDeclared])
    check([Loose(any: none as Counted? as Any, own: none as Counted?)], [.asDeclared])
    check([Generic<Any>.value(none), .value(some), .value([none, some])], [.asDeclared])
    check([Wrapped.two(none, a: some), .two(some, a: none), .two(nil, a: none)], [.asDeclared])
    check([Custom.shown(1), .hidden], [.asDeclared])
    check([Bad.closure({}), .fine(1), .twice(a: 1, _0: 2)], [.asDeclared])
  }

  @Test func `an enum is what Codable makes of it`() throws {
    let values: [Plain] = [.circle(radius: 1.5), .square(2, name: "n"), .text("x"), .none]
    for value in values {
      let codable = try JSONEncoder().encode(value)
      for _ in 0..<2 {
        let own = try value.JSONData()
        #expect(
          try JSONSerialization.jsonObject(with: own) as? NSDictionary
            == JSONSerialization.jsonObject(with: codable) as? NSDictionary)
      }
    }
  }

  @Test func `an enum of several threads is the same on each`() async {
    let expected = Figure.all.map { figure in
      outcome { try figure.JSONString(options: .sortedKeys) }
    }
    await withTaskGroup(of: [String].self) { group in
      for _ in 0..<8 {
        group.addTask {
          Figure.all.map { figure in outcome { try figure.JSONString(options: .sortedKeys) } }
        }
      }
      for await found in group { #expect(found == expected) }
    }
  }

  @Test func `an error in a payload has its whole path`() throws {
    let bad = Figure.circle(radius: .nan)
    for _ in 0..<2 {
      let error = #expect(throws: JSONEncodingError.self) { try bad.JSONString() }
      #expect(error?.path.description == "$.circle.radius")
    }
  }

  @Test func `a tree of cases has a limit of depth`() throws {
    var tree = Tree.leaf(0)
    for _ in 0..<600 { tree = .node(left: tree, right: nil) }
    for reflection in [JSONOptions.Reflection.mirror, .plans, .plans] {
      let error = #expect(throws: JSONEncodingError.self) {
        try JSONContext.with(\.options.reflection, reflection) { try tree.JSONString() }
      }
      guard case .tooDeep? = error?.problem else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
}

extension EnumPlanTests {
  fileprivate struct Holder<Value>: JSONEncodable {
    var value: Value
    var maybe: Value?
    init(value: Value) { (self.value, maybe) = (value, value) }
  }

  @propertyWrapper
  fileprivate struct Kept<Value>: JSONPropertyWrapper {
    var wrappedValue: Value
  }

  fileprivate struct Loose: JSONEncodable {
    var any: Any
    var own: any JSONEncodable
    var list: [Any]
    var members: [String: any JSONEncodable]
    init(any: Any, own: any JSONEncodable) {
      (self.any, self.own, list, members) = (any, own, [any, own], ["a": own])
    }
  }

  @propertyWrapper
  fileprivate struct Counted: JSONPropertyWrapper, JSONEncodable {
    var wrappedValue: Int?
    func JSONEncode() throws -> Any { wrappedValue.map { $0 + 1 } ?? NSNull() }
  }

  fileprivate struct Point: JSONEncodable { var x = 1, y: Int? = nil }

  fileprivate final class Node: JSONEncodable, Sendable { let name = "node" }

  fileprivate enum Raw: String, JSONEncodable { case one, two }

  fileprivate enum Figure: JSONEncodable, Sendable {
    case circle(radius: Double), squareOf(sideLength: Int, String), label(String), flag(Bool)
    case maybe(Int?), both(Int?, name: String?), point(Point), tuple((Int, Int)), url(URL)
    case raw(Raw), bytes(UInt8, UInt8), nested(Plain), list([Plain]), map([String: Int])
    case `default`(in: Int), none

    static let all: [Figure] = [
      .circle(radius: 1.5), .squareOf(sideLength: 2, "n"), .label("text"),
      .label("long enough for the heap"),
      .flag(true), .maybe(nil), .maybe(7), .both(nil, name: nil), .both(1, name: "x"),
      .point(Point()), .point(Point(x: 2, y: 3)), .tuple((1, 2)), .url(URL(filePath: "/a")),
      .raw(.two), .bytes(1, 2), .nested(.none), .nested(.text("t")), .list([.none, .text("t")]),
      .map(["a": 1]), .default(in: 1), .none,
    ]
  }

  fileprivate enum Plain: JSONEncodable, Codable, Sendable {
    case circle(radius: Double), square(Int, name: String), text(String), none
  }

  fileprivate indirect enum Tree: JSONEncodable, Sendable {
    case leaf(Int), flag(Bool), node(left: Tree, right: Tree?), object(Node), nothing

    static let all: [Tree] = [
      .leaf(1), .flag(false), .flag(true), .nothing, .object(Node()),
      .node(left: .leaf(1), right: nil),
      .node(left: .leaf(1), right: .node(left: .nothing, right: nil)),
    ]
  }

  fileprivate enum Wide: JSONEncodable { case first([Int]), second([Int]), third([Int]?), none }
  fileprivate enum Single: JSONEncodable { case only(Int) }
  fileprivate enum Generic<Value>: JSONEncodable { case value(Value) }
  fileprivate enum Wrapped: JSONEncodable {
    case kept(Kept<Int?>), plain(a: Kept<Int>, b: Int), counted(Counted), two(Counted?, a: Counted)
  }

  fileprivate enum Custom: JSONEncodable, CustomReflectable {
    case shown(Int), hidden
    var customMirror: Mirror { Mirror(self, children: ["always": 1], displayStyle: .struct) }
  }

  fileprivate enum Bad: JSONEncodable {
    case closure(() -> Void), fine(Int), twice(a: Int, _0: Int)
  }
}

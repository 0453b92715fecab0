import Foundation
import JSONCodable
import Testing

@Suite("Issue 16: a report has the whole path, whichever verb comes first in a context")
struct Issue16Tests {
  private static let text = #"{"in":{"a":[1,"x",2]}}"#

  private func reports(
    _ context: JSONContext = JSONContext(), _ read: (JSONObject) throws -> Void
  ) throws -> [String] {
    let (json, reports) = (try JSONObject(JSONString: Self.text), Reports())
    var context = context
    context.report = { reports.append($0) }
    try JSONContext.with(context) { try read(json) }
    return reports.texts
  }

  @Test func `the first verb of a context reports with the key path`() throws {
    let expected = [#"wrong type: string "x", expected Int at $.in.a[1]"#]
    let value = try reports { (json) throws in
      #expect(try json.value([Int].self, keyPath: "in.a", skipping: .invalid) == [1, 2])
    }
    #expect(value == expected)
    let restored = try reports { json in
      var numbers: [Int]?
      try json.restore(&numbers, keyPath: "in.a", skipping: .invalid)
      #expect(numbers == [1, 2])
    }
    #expect(restored == expected)
  }

  @Test func `a context inside another has its own report, and then the outer one again`() throws {
    let inner = Reports()
    let outer = try reports { json in
      _ = try json.value([Int].self, keyPath: "in.a", skipping: .invalid)
      var context = JSONContext()
      context.report = { inner.append($0) }
      try JSONContext.with(context) {
        _ = try json.value([Int].self, keyPath: "in.a", skipping: .invalid)
      }
      _ = try json.value([Int].self, keyPath: "in.a", skipping: .invalid)
    }
    let problem = #"wrong type: string "x", expected Int at $.in.a[1]"#
    #expect(outer == [problem, problem])
    #expect(inner.texts == [problem])
  }

  @Test func `an asynchronous context reports with the key path`() async throws {
    let (json, reports) = (try JSONObject(JSONString: Self.text), Reports())
    var context = JSONContext()
    context.report = { reports.append($0) }
    let numbers = try await JSONContext.with(context) {
      await Task.yield()
      return try json.value([Int].self, keyPath: "in.a", skipping: .invalid)
    }
    #expect(numbers == [1, 2])
    #expect(reports.texts == [#"wrong type: string "x", expected Int at $.in.a[1]"#])
  }
}

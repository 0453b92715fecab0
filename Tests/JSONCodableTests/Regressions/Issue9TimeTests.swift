import Engines
import Foundation
import JSONCodable
import Testing

/// How often something ran; each test has its own.
private final class CallCounter: @unchecked Sendable {
  // Safe to share: a test uses it on one thread.
  var value = 0
}

private struct CounterKey: JSONContextKey {
  static let defaultValue: CallCounter? = nil
}

extension JSONContext {
  fileprivate var counter: CallCounter? {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

private func count() { JSONContext.current.counter?.value += 1 }

/// Writes itself by the text of the next one, and the last one has no JSON form.
private final class TextChain: JSONEncodable {
  let next: TextChain?
  let options: JSONSerialization.WritingOptions
  init(_ length: Int, _ options: JSONSerialization.WritingOptions = []) {
    next = length > 1 ? TextChain(length - 1, options) : nil
    self.options = options
  }
  func JSONEncode() throws -> Any {
    count()
    return ["next": try next?.JSONString(options: options) ?? Double.nan as Any]
  }
}

/// The same by stored properties.
private struct StoredChain: JSONEncodable {
  var z: [StoredChain]
  var fault: NoNumber?
  init(_ length: Int) {
    z = length > 1 ? [StoredChain(length - 1)] : []
    fault = length > 1 ? nil : NoNumber()
  }
}

private struct NoNumber: JSONEncodable {
  func JSONEncode() throws -> Any {
    count()
    return [Double.nan]
  }
}

private final class Drawer: JSONDecodable {
  var name = ""
  var child: Drawer?
  func JSONDecode(_ json: JSONObject) throws {
    count()
    try json.restore(&name, key: "name")
    guard let inner = try json.valueIfPresent(JSONObject.self, key: "child") else { return }
    if child == nil { child = Drawer() }
    try child?.update(from: inner)
  }
}

/// Catches what is wrong with its child.
private final class Patient: JSONDecodable {
  var name = ""
  var child: Patient?
  var problem: String?
  func JSONDecode(_ json: JSONObject) throws {
    if let inner = try json.valueIfPresent(JSONObject.self, key: "child") {
      if child == nil { child = Patient() }
      do { try child?.update(from: inner) } catch { problem = "\(error)" }
    }
    try json.restore(&name, key: "name")
    try json.restore(&problem, key: "fault")
  }
}

@Suite("Issue 9: nothing is done again at every level", .everyEngine)
struct Issue9TimeTests {
  /// Runs a body, and returns how often `count()` was called in it.
  private func calls(_ body: () throws -> Void) rethrows -> Int {
    let counter = CallCounter()
    try JSONContext.with(\.counter, counter, body)
    return counter.value
  }

  @Test(arguments: [[], .sortedKeys, .prettyPrinted] as [JSONSerialization.WritingOptions])
  func `an error inside texts of texts is found once`(
    _ options: JSONSerialization.WritingOptions
  ) {
    let chain = TextChain(60, options)
    // The first value of a type is asked whether it writes itself.
    _ = refusal { try TextChain(1).JSONString() }
    let calls = calls {
      #expect(
        refusal { try chain.JSONString(options: options) } == "non-finite number nan at $.next")
    }
    #expect(calls == 60)
  }

  @Test(arguments: [[], .sortedKeys] as [JSONSerialization.WritingOptions])
  func `an error below stored properties is found once`(
    _ options: JSONSerialization.WritingOptions
  ) {
    _ = refusal { try StoredChain(1).JSONString() }
    let calls = calls {
      let path = "$" + String(repeating: ".z[0]", count: 99) + ".fault[0]"
      #expect(
        refusal { try StoredChain(100).JSONString(options: options) }
          == "non-finite number nan at \(path)")
    }
    #expect(calls == 1)
  }

  @Test func `the first declared of several faulty properties is named, in every order of keys`() {
    struct Faulty: JSONEncodable {
      var c = Double.nan
      var b = Float.infinity
      var a = [Double.nan]
    }
    for options in [[], .sortedKeys] as [JSONSerialization.WritingOptions] {
      #expect(
        refusal { try [Faulty()].JSONString(options: options) } == "non-finite number nan at $[0].c"
      )
    }
  }

  private func nested(_ levels: Int, last: String) -> String {
    String(repeating: #"{"name":"n","child":"#, count: levels - 1) + last
      + String(repeating: "}", count: levels - 1)
  }

  @Test func `an update of objects in objects reads each of them once`() throws {
    let json = try JSONObject(JSONString: nested(40, last: #"{"name":"last"}"#))
    var folder = Drawer()
    let calls = try calls { try folder.update(from: json) }
    #expect(calls == 40)
    var last = folder
    while let child = last.child { last = child }
    #expect(last.name == "last")
  }

  @Test func `an update that fails far inside changes nothing`() throws {
    var folder = try Drawer(JSONString: nested(40, last: #"{"name":"old"}"#))
    let faulty = try JSONObject(JSONString: nested(40, last: #"{"name":5}"#))
    let calls = calls {
      #expect(
        refusal { try folder.update(from: faulty) }
          == "wrong type: number 5, expected String at $.name")
    }
    #expect(calls == 40)
    var last = folder
    while let child = last.child { last = child }
    #expect(last.name == "old")
  }

  @Test func `an inner update whose error the program catches changes nothing either`() throws {
    var patient = Patient()
    let inner = Patient()
    inner.name = "old"
    patient.child = inner
    let json: JSONObject = ["name": "outer", "child": ["name": "new", "fault": 5]]
    try patient.update(from: json)
    #expect(patient.name == "outer")
    #expect(patient.problem == "wrong type: number 5, expected String at $.fault")
    #expect(patient.child === inner)
    #expect(inner.name == "old")
  }
}

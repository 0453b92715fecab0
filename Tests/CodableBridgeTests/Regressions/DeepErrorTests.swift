import CodableBridge
import JSONCodable
import Testing

/// A key that counts how often it is looked at.
private struct CountedKey: CodingKey {
  /// One test uses it, in one thread.
  nonisolated(unsafe) static var count = 0

  private let name: String
  var stringValue: String {
    Self.count += 1
    return name
  }
  var intValue: Int? { nil }

  init(_ name: String) { self.name = name }
  init?(stringValue: String) { self.init(stringValue) }
  init?(intValue: Int) { nil }
}

/// A chain of values, the last of which is wrong.
private final class Link: CodableBacked {
  /// What is wrong with the last one.
  enum Fault: CaseIterable, Sendable { case own, ofCoder, ofProgram }

  struct Own: Error {}

  let next: Link?
  let fault: Fault

  init(_ next: Link?, _ fault: Fault) { (self.next, self.fault) = (next, fault) }

  static func chain(of count: Int, _ fault: Fault) -> Link {
    (1..<count).reduce(Link(nil, fault)) { next, _ in Link(next, fault) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CountedKey.self)
    fault =
      switch try container.decode(Int.self, forKey: CountedKey("fault")) {
      case 0: .own
      case 1: .ofCoder
      default: .ofProgram
      }
    next = try container.decodeIfPresent(Link.self, forKey: CountedKey("next"))
    guard next == nil else { return }
    switch fault {
    case .own: throw Own()
    case .ofCoder: _ = try container.decode(String.self, forKey: CountedKey("fault"))
    case .ofProgram:
      throw DecodingError.dataCorruptedError(
        forKey: CountedKey("fault"), in: container, debugDescription: "wrong")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CountedKey.self)
    try container.encodeIfPresent(next, forKey: CountedKey("next"))
    guard next == nil else { return }
    switch fault {
    case .own: throw Own()
    case .ofCoder: try container.encode(Double.nan, forKey: CountedKey("fault"))
    case .ofProgram:
      throw EncodingError.invalidValue(
        0, .init(codingPath: container.codingPath, debugDescription: "wrong"))
    }
  }
}

@Suite(.serialized) struct `An error from a deep place costs the same at each level` {
  /// Returns how often the keys were looked at.
  private func looks(_ body: () throws -> Void) -> Int {
    CountedKey.count = 0
    do { try body() } catch { return CountedKey.count }
    return 0
  }

  private func tree(of count: Int, _ fault: Link.Fault) -> JSONObject {
    let code = fault == .own ? 0 : fault == .ofCoder ? 1 : 2
    return (1..<count).reduce(["fault": code]) { next, _ in ["fault": code, "next": next] }
  }

  @Test(arguments: Link.Fault.allCases)
  fileprivate func `of what is read`(_ fault: Link.Fault) {
    let counts = [50, 100].map { count in
      let tree = tree(of: count, fault)
      return looks { _ = try Link(JSONValue: tree) }
    }
    #expect(counts[0] > 0)
    #expect(counts[1] < counts[0] * 5 / 2)
  }

  @Test(arguments: Link.Fault.allCases)
  fileprivate func `of what is written`(_ fault: Link.Fault) {
    let counts = [50, 100].map { count in
      let chain = Link.chain(of: count, fault)
      return looks { _ = try chain.JSONEncode() }
    }
    #expect(counts[0] > 0)
    #expect(counts[1] < counts[0] * 5 / 2)
  }
}

/// The coders that a value has seen.
private final class Seen {
  weak var decoder: AnyObject?
  weak var encoder: AnyObject?
  nonisolated(unsafe) static let shared = Seen()
}

private struct Refusing: CodableBacked {
  struct Own: Error {}
  init() {}
  init(from decoder: any Decoder) throws { throw Own() }
  func encode(to encoder: any Encoder) throws { throw Own() }
}

/// Tries a value, then another type in its place, and throws what the first has thrown.
private struct Fallback: CodableBacked {
  init() {}
  init(from decoder: any Decoder) throws {
    Seen.shared.decoder = decoder as AnyObject
    let container = try decoder.container(keyedBy: CountedKey.self)
    do {
      _ = try container.decode([Refusing].self, forKey: CountedKey("list"))
    } catch {
      do { _ = try container.decode(Int.self, forKey: CountedKey("list")) } catch {}
      throw error
    }
  }
  func encode(to encoder: any Encoder) throws {
    Seen.shared.encoder = encoder as AnyObject
    var container = encoder.container(keyedBy: CountedKey.self)
    try container.encode([Refusing()], forKey: CountedKey("list"))
  }
}

/// An error that looks at the document to describe itself; it stays in one thread.
private struct Looking: Error, CustomStringConvertible, @unchecked Sendable {
  let decoder: any Decoder

  var description: String {
    do {
      return try decoder.singleValueContainer().decode(Int8.self).description
    } catch {
      return "no small number"
    }
  }
}

/// Throws such an error, in a new box at each level.
private struct Looked: CodableBacked {
  init(from decoder: any Decoder) throws {
    do {
      let container = try decoder.container(keyedBy: CountedKey.self)
      _ = try container.decode(Looked.self, forKey: CountedKey("next"))
    } catch let error as Looking {
      throw error
    } catch {
      throw Looking(decoder: decoder)
    }
  }

  func encode(to encoder: any Encoder) throws {}
}

/// Keeps its decoder.
private struct Late: CodableBacked {
  let decoder: any Decoder

  init(from decoder: any Decoder) throws { self.decoder = decoder }

  func encode(to encoder: any Encoder) throws {}
}

@Suite(.serialized) struct `An error of the program's own code that passes the bridge` {
  @Test func `has its place after another type was tried`() throws {
    let error = try #require(
      throws: JSONDecodingError.self, performing: { try Fallback(JSONValue: ["list": [1]]) })
    #expect(error.path == JSONPath("list[0]"))
  }

  @Test func `may look at the document to describe itself`() throws {
    let error = try #require(
      throws: JSONDecodingError.self,
      performing: { try Looked(JSONValue: ["next": ["next": 1000]]) })
    #expect("\(error)" == "no small number at $.next.next")
  }

  @Test func `keeps no coder alive that a value has kept, and reads by later`() throws {
    do {
      let late = try Late(JSONValue: ["list": 1])
      Seen.shared.decoder = late.decoder as AnyObject
      #expect(throws: Refusing.Own.self) {
        try late.decoder.container(keyedBy: CountedKey.self)
          .decode(Refusing.self, forKey: CountedKey("list"))
      }
    }
    #expect(Seen.shared.decoder == nil)
  }

  @Test func `keeps no coder alive`() throws {
    let read = #expect(throws: JSONDecodingError.self) { try Fallback(JSONValue: ["list": [1]]) }
    #expect(read?.description == "Own() at $.list[0]")
    let written = #expect(throws: JSONEncodingError.self) { try Fallback().JSONEncode() }
    #expect(written?.description == "Own() at $.list[0]")
    #expect(Seen.shared.decoder == nil)
    #expect(Seen.shared.encoder == nil)
  }
}

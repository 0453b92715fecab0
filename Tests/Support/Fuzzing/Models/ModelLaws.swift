import Foundation
import JSONParity

/// What a type reads is what the document holds, and what it writes is what it has read.
package struct ModelLaws: FuzzPart {
  /// What the texts are counted under.
  package let name: String
  /// Of so many texts one is tried.
  package let every: Int
  private let routes: [ModelRoute]

  /// Creates the laws of routes.
  package init(_ name: String, _ routes: [ModelRoute], every: Int = 1) {
    (self.name, self.routes, self.every) = (name, routes, every)
  }

  /// Returns the first law that a text breaks, or nil.
  package func firstBroken(by text: [UInt8]) -> Disagreement? {
    let value = PlainReader.value(WideText.utf8(text) ?? text)
    for route in routes {
      guard let finding = Self.finding(route, text, value) else { continue }
      return Disagreement(law: "\(name), \(route.name)", finding: finding)
    }
    return nil
  }

  private static func finding(_ route: ModelRoute, _ text: [UInt8], _ value: JSONValue?) -> String?
  {
    let reading = Result { try route.read(Data(text)) }
    switch (value.map(route.expected) ?? .refused("it is not JSON"), reading) {
    case (.open, _), (.refused, .failure): return nil
    case (.refused(let reason), .success(let read)):
      return "accepted: \(read.held), to be refused: \(reason)"
    case (.read(let held), .failure(let error)): return "refused: \(error), expected \(held)"
    case (.read(let held), .success(let read)):
      guard read.held == held else { return "read \(read.held), expected \(held)" }
      return read.write.flatMap { route.writingFault(read, $0) }
    }
  }
}

extension ModelRoute {
  /// What a route must make of a document.
  fileprivate enum Expected {
    case read(Held)
    case refused(String)
    case open
  }

  fileprivate func expected(_ value: JSONValue) -> Expected {
    do {
      let held = try ShapeReader(rules: rules).held(shape, value)
      return refuses(value) ? .refused("the options") : .read(held)
    } catch let refusal as ShapeRefusal {
      return .refused(refusal.reason)
    } catch {
      return .open
    }
  }

  /// Returns what is wrong with what is written of a value, or nil.
  fileprivate func writingFault(_ read: Value, _ write: () throws -> Data) -> String? {
    do {
      let data = try write()
      let text = "\(String(decoding: data, as: UTF8.self))"
      switch PlainReader.value(Array(data)).map(expected) ?? .refused("it is not JSON") {
      case .open: return nil
      case .refused(let reason): return "wrote what must be refused, \(reason): \(text)"
      case .read(let held) where held != read.held: return "wrote \(text), read \(read.held)"
      case .read:
        let again = try self.read(data).held
        return again == read.held ? nil : "read \(again) of what it wrote: \(text)"
      }
    } catch {
      return "not written and read again: \(error)"
    }
  }
}

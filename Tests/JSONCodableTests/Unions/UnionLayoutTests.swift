import Foundation
import Testing

@testable import JSONCodable

@Suite("A payload is read where it lies only where it lies there as it is")
struct UnionLayoutTests {
  // MARK: - Which payloads are read in place

  private func typeInPlace<Union>(_ value: Union) -> (any Any.Type)? {
    EnumCase.typeInPlace(of: EnumCase.payload(of: value), in: value)
  }

  @Test func `payloads beside the bits of their case are read in place`() {
    #expect(typeInPlace(Word.number(7)) == Int.self)
    #expect(typeInPlace(Word.ratio(0.5)) == Double.self)
    #expect(typeInPlace(Word.padded(Padded())) == Padded.self)
    #expect(typeInPlace(Word.pair(true, of: 3)) == (Bool, of: Int).self)
    #expect(typeInPlace(Single.only("a text that is longer than a word")) == String.self)
    #expect(typeInPlace(Either<Int, String>.right("x")) == String.self)
  }

  @Test func `payloads in a box, or with the bits of their case, are not`() {
    #expect(typeInPlace(Boxed.number(7)) == nil)
    #expect(typeInPlace(Boxed.again(.number(1))) == nil)
    #expect(typeInPlace(Boxed.text("x")) == nil)
    // One of the two has bits of its case in the pointer.
    #expect(typeInPlace(Owner.cat(Cat())) == nil || typeInPlace(Owner.dog(Dog())) == nil)
    #expect(typeInPlace(Tiny.flag(true)) == nil || typeInPlace(Tiny.other(true)) == nil)
  }

  // MARK: - Unions of every layout

  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let values: @Sendable () -> [any JSONEncodable]

    init<Union: JSONUnion & SendableMetatype>(
      _ name: String, _ values: @escaping @Sendable () -> [Union]
    ) {
      testDescription = name
      self.values = { values() }
    }
  }

  static let layouts = [
    Layout("the case in a word of its own") {
      (0..<9).flatMap { count -> [Word] in
        let isEven = count.isMultiple(of: 2)
        let padded = Padded(flag: isEven, number: count, note: isEven ? nil : "n")
        return [
          .number(count - 4), .ratio(Double(count) / 8), .pair(isEven, of: count), .nothing,
          .padded(padded),
        ]
      }
    },
    Layout("the case in a pointer") {
      (0..<9).flatMap { count -> [Owner] in
        let cat = Cat()
        cat.lives = count
        return [.cat(cat), .dog(Dog()), .nobody]
      }
    },
    Layout("the case in a bit of a byte") {
      [Tiny.flag(true), .other(true), .flag(false), .other(false), .none, .third(true)]
    },
    Layout("one case with a payload") { [Single.only("x"), .none, .only(""), .nothing] },
    Layout("payloads in boxes") {
      [
        Boxed.number(1), .again(.number(2)), .again(.again(.text("x"))), .text("y"), .plain(3),
        .number(4), .plain(5),
      ]
    },
    Layout("a generic union") {
      [Either<Int, String>.left(1), .right("a text that is longer than a word"), .left(2)]
    },
    Layout("another type of the generic union") {
      [Either<String, Padded>.left("x"), .right(Padded()), .left("y"), .right(Padded(number: 9))]
    },
    Layout("payloads whose values say their type") {
      [
        Open.any(1), .any("x"), .any(Padded()), .encodable(Padded()), .encodable(5),
        .maybe(nil), .maybe(Padded()), .object(Cat()), .object(Kitten()), .nested(.number(1)),
        .nested(.nothing), .nothing, .maybeText(nil), .maybeText("x"), .void(()),
      ]
    },
  ]

  @Test(arguments: layouts)
  func `a union of each layout is the same by its plan and by Mirror`(_ layout: Layout) throws {
    let values = layout.values()
    func texts(_ reflection: JSONOptions.Reflection) throws -> [String] {
      try JSONContext.with(\.options.reflection, reflection) {
        try values.map { try $0.JSONString(options: .sortedKeys) }
      }
    }
    func objects(_ reflection: JSONOptions.Reflection) throws -> [NSDictionary?] {
      try JSONContext.with(\.options.reflection, reflection) {
        try values.map { try $0.JSONEncode() as? NSDictionary }
      }
    }
    let (expectedTexts, expectedObjects) = (try texts(.mirror), try objects(.mirror))
    for _ in 0..<3 {
      #expect(try texts(.plans) == expectedTexts)
      #expect(try objects(.plans) == expectedObjects)
    }
  }
}

// MARK: - Unions

/// Unions that are only written.
private protocol WrittenUnion: JSONUnion {}

extension WrittenUnion {
  static var discriminator: JSONDiscriminator {
    JSONDiscriminator(key: "type", payload: .nested(key: "data"))
  }

  init(JSONDictionary json: JSONObject) throws {
    throw JSONDecodingError(problem: .unsupportedType("\(Self.self)", expected: "nothing"))
  }
}

extension UnionLayoutTests {
  private struct Padded: JSONEncodable {
    var flag = true
    var number = 5
    var small: Int8 = 3
    var note: String? = "a text that is longer than a word"
  }

  private class Cat: JSONEncodable { var lives = 7 }
  private final class Kitten: Cat { var weeks = 3 }
  private final class Dog: JSONEncodable { var name = "Rex" }

  private enum Word: WrittenUnion {
    case number(Int), ratio(Double), padded(Padded), pair(Bool, of: Int), nothing
  }
  private enum Owner: WrittenUnion { case cat(Cat), dog(Dog), nobody }
  private enum Tiny: WrittenUnion { case flag(Bool), other(Bool), third(Bool), none }
  private enum Single: WrittenUnion { case only(String), none, nothing }
  private enum Boxed: WrittenUnion {
    indirect case again(Boxed), number(Int), text(String)
    case plain(Int)
  }
  private enum Either<Left, Right>: WrittenUnion { case left(Left), right(Right) }
  private enum Open: WrittenUnion {
    case any(Any), encodable(any JSONEncodable), maybe((any JSONEncodable)?), object(Cat)
    case nested(Word), maybeText(String?), void(Void), nothing
  }
}

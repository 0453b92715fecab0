import Foundation
import Testing

@testable import JSONCodable

@Suite("A payload is read where it lies only where it lies there as it is")
struct UnionLayoutTests {
  // MARK: - Which payloads are read in place

  private func place<Union>(_ value: Union) -> EnumCase.PayloadPlace? {
    .init(of: EnumCase.payload(of: value), in: value)
  }

  private func read<Union, Payload>(
    _ type: Payload.Type, of value: Union, from place: EnumCase.PayloadPlace?
  ) -> Payload? {
    withUnsafePointer(to: value) { value in
      place?.withPayload(of: value) { $0.load(as: type) }
    }
  }

  @Test func `a payload is found beside the number of its case, and below it`() {
    #expect(place(Word.number(7))?.type == Int.self)
    #expect(place(Word.ratio(0.5))?.type == Double.self)
    #expect(place(Word.padded(Padded()))?.type == Padded.self)
    #expect(place(Word.pair(true, of: 3))?.type == (Bool, of: Int).self)
    #expect(place(Single.only("a text that is longer than a word"))?.type == String.self)
    #expect(place(Either<Int, String>.right("x"))?.type == String.self)
    // The number stands in bits of the payload.
    for owner in [Owner.cat(Cat()), .dog(Dog())] { #expect(place(owner) != nil) }
    for list in [Lists.numbers([1]), .texts(["x"]), .named(["a": 1]), .words([])] {
      #expect(place(list) != nil)
    }
    for tiny in [Tiny.flag(true), .other(true), .third(false)] {
      #expect(place(tiny)?.type == Bool.self)
    }
    for text in [Texts.first("x"), .second("a text that is longer than a word")] {
      #expect(place(text)?.type == String.self)
    }
  }

  @Test func `the payload of another value of the case is read without the number`() {
    for flag in [true, false] {
      for value in [Tiny.flag(flag), .other(flag), .third(flag)] {
        #expect(read(Bool.self, of: value, from: place(value)) == flag)
      }
    }
    let kinds: [(String) -> Texts] = [Texts.first, Texts.second, { .labelled(text: $0) }]
    for kind in kinds {
      let place = place(kind("x"))
      for text in ["", "y", "a text that is longer than a word", "ð", "a text of 15 by"] {
        #expect(read(String.self, of: kind(text), from: place) == text)
      }
    }
  }

  @Test func `a payload in a box is found there, where it cannot be in the value`() {
    #expect(place(Boxed.number(7))?.type == Int.self)
    #expect(place(Boxed.again(.number(1)))?.type == Boxed.self)
    #expect(place(Boxed.text("x"))?.type == String.self)
    #expect(place(Boxed.cat(Cat()))?.type == Cat.self)
    #expect(
      place(Boxed.many(1, "x", 2.5, [.plain(1)]))?.type == (Int, String, Double, [Boxed]).self)
    #expect(place(Boxed.padded(Padded())) != nil)
    #expect(place(Boxed.maybe(nil))?.type == Boxed?.self)
    // It might be in the value, and not every byte of it is compared.
    #expect(place(Boxed.flag(true)) == nil)
    let places = (place(Boxed.number(0)), place(Boxed.text("")), place(Boxed.again(.plain(0))))
    for number in [Int.min, -1, 0, 8, 4096, .max] {
      #expect(read(Int.self, of: Boxed.number(number), from: places.0) == number)
    }
    for text in ["", "y", "a text that is longer than a word", "a text of 15 by"] {
      #expect(read(String.self, of: Boxed.text(text), from: places.1) == text)
      let inner = read(Boxed.self, of: Boxed.again(.text(text)), from: places.2)
      guard case .text(text) = inner else {
        Issue.record("\(String(describing: inner))")
        continue
      }
    }
  }

  @Test func `a box whose address has the bytes of a small payload is not taken for it`() {
    // Addresses of boxes have every low byte there is, in time.
    let boxes = (0..<4_000).flatMap { number -> [SmallBoxes] in
      let byte = UInt8(truncatingIfNeeded: number)
      return [.flag(false), .flag(true), .byte(byte), .short(Int16(byte) * 16), .pair(false, 0)]
    }
    #expect(boxes.allSatisfy { place($0) == nil })
  }

  @Test func `a payload with bits of the number more than eight bytes apart counts as not found`() {
    #expect(place(Many.c0(Ends()))?.type == Ends.self)
    #expect(
      read(Ends.self, of: Many.c64(Ends(number: 4)), from: place(Many.c64(Ends())))?.number == 4)
    #expect(place(Many.c129(Ends())) == nil)
  }

  @Test func `a small payload is found where its word is no address`() {
    #expect(place(Word.small(5))?.type == Int8.self)
    #expect(place(Tiny.flag(false))?.type == Bool.self)
    let values = (0..<64).map { Word.small(Int8($0)) }
    for value in values {
      if let place = place(value) { #expect(read(Int8.self, of: value, from: place) != nil) }
    }
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
          .padded(padded), .small(Int8(count * 8)),
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
    Layout("the case in texts and lists") {
      (0..<9).flatMap { count -> [Texts] in
        let text = String(repeating: "ab", count: 2 * count)
        let note = count.isMultiple(of: 2) ? nil : text
        return [
          .first(text), .second(text), .labelled(text: text), .list([text, "x"]), .none,
          .padded(Noted(text: text, note: note, flag: note == nil)), .list([]),
        ]
      }
    },
    Layout("the case in the address of a list") {
      (0..<9).flatMap { count -> [Lists] in
        [
          .numbers(Array(0..<count)), .texts(["x"]), .named(["a": count]), .numbers([]), .none,
          .words([.number(count), .nothing, .pair(true, of: 1)]),
        ]
      }
    },
    Layout("the case in a bit of a byte") {
      [Tiny.flag(true), .other(true), .flag(false), .other(false), .none, .third(true)]
    },
    Layout("one case with a payload") { [Single.only("x"), .none, .only(""), .nothing] },
    Layout("payloads in boxes") {
      [
        Boxed.number(1), .again(.number(2)), .again(.again(.text("x"))), .text("y"), .plain(3),
        .number(4), .plain(5), .cat(Cat()), .flag(true), .flag(false), .maybe(nil),
        .maybe(.plain(1)),
        .many(1, "x", 2.5, [.maybe(nil)]), .many(3, "a text that is longer than a word", 0, []),
        .padded(Padded()), .padded(Padded(number: 9, note: nil)),
      ]
    },
    Layout("small payloads in boxes") {
      (0..<99).flatMap { count -> [SmallBoxes] in
        [
          .flag(count.isMultiple(of: 2)), .byte(UInt8(count)), .short(Int16(count) * 16),
          .pair(false, count), .text("x"), .numbers(count, 0, -count),
        ]
      }
    },
    Layout("a generic union") {
      [Either<Int, String>.left(1), .right("a text that is longer than a word"), .left(2)]
    },
    Layout("another type of the generic union") {
      [Either<String, Padded>.left("x"), .right(Padded()), .left("y"), .right(Padded(number: 9))]
    },
    Layout("the case in bits that lie far apart") {
      [
        Many.c0(Ends()), .c1(Ends(first: false)), .c64(Ends(number: 4)), .c127(Ends(last: false)),
        .c128(Ends()), .c129(Ends(first: false, last: false)), .c129(Ends(byte: 9, word: 7)),
      ]
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

  private struct Noted: JSONEncodable {
    var text = "a text that is longer than a word"
    var note: String?
    var flag = false
  }

  private class Cat: JSONEncodable { var lives = 7 }
  private final class Kitten: Cat { var weeks = 3 }
  private final class Dog: JSONEncodable { var name = "Rex" }

  private enum Word: WrittenUnion {
    case number(Int), ratio(Double), padded(Padded), pair(Bool, of: Int), small(Int8), nothing
  }
  private enum SmallBoxes: WrittenUnion {
    indirect case flag(Bool), byte(UInt8), short(Int16), pair(Bool, Int)
    case text(String), numbers(Int, Int, Int)
  }
  private enum Owner: WrittenUnion { case cat(Cat), dog(Dog), nobody }
  private enum Tiny: WrittenUnion { case flag(Bool), other(Bool), third(Bool), none }
  private enum Texts: WrittenUnion {
    case first(String), second(String), labelled(text: String), padded(Noted), list([String])
    case none
  }
  private enum Lists: WrittenUnion {
    case numbers([Int]), texts([String]), named([String: Int]), words([Word]), none
  }
  private enum Single: WrittenUnion { case only(String), none, nothing }
  private enum Boxed: WrittenUnion {
    indirect case again(Boxed), number(Int), text(String), cat(Cat), flag(Bool), maybe(Boxed?)
    indirect case many(Int, String, Double, [Boxed]), padded(Padded)
    case plain(Int)
  }
  private enum Either<Left, Right>: WrittenUnion { case left(Left), right(Right) }
  private enum Open: WrittenUnion {
    case any(Any), encodable(any JSONEncodable), maybe((any JSONEncodable)?), object(Cat)
    case nested(Word), maybeText(String?), void(Void), nothing
  }
  /// Its only bits without a use are those of the first and the last byte.
  private struct Ends: JSONEncodable {
    var first = true
    var byte: UInt8 = 1
    var short: UInt16 = 2
    var word: UInt32 = 3
    var number = -1
    var last = true
  }
  /// More cases than the last byte has bits for, seven of them.
  private enum Many: WrittenUnion {
    case c0(Ends), c1(Ends), c2(Ends), c3(Ends), c4(Ends), c5(Ends), c6(Ends), c7(Ends)
    case c8(Ends), c9(Ends), c10(Ends), c11(Ends), c12(Ends), c13(Ends), c14(Ends), c15(Ends)
    case c16(Ends), c17(Ends), c18(Ends), c19(Ends), c20(Ends), c21(Ends), c22(Ends), c23(Ends)
    case c24(Ends), c25(Ends), c26(Ends), c27(Ends), c28(Ends), c29(Ends), c30(Ends), c31(Ends)
    case c32(Ends), c33(Ends), c34(Ends), c35(Ends), c36(Ends), c37(Ends), c38(Ends), c39(Ends)
    case c40(Ends), c41(Ends), c42(Ends), c43(Ends), c44(Ends), c45(Ends), c46(Ends), c47(Ends)
    case c48(Ends), c49(Ends), c50(Ends), c51(Ends), c52(Ends), c53(Ends), c54(Ends), c55(Ends)
    case c56(Ends), c57(Ends), c58(Ends), c59(Ends), c60(Ends), c61(Ends), c62(Ends), c63(Ends)
    case c64(Ends), c65(Ends), c66(Ends), c67(Ends), c68(Ends), c69(Ends), c70(Ends), c71(Ends)
    case c72(Ends), c73(Ends), c74(Ends), c75(Ends), c76(Ends), c77(Ends), c78(Ends), c79(Ends)
    case c80(Ends), c81(Ends), c82(Ends), c83(Ends), c84(Ends), c85(Ends), c86(Ends), c87(Ends)
    case c88(Ends), c89(Ends), c90(Ends), c91(Ends), c92(Ends), c93(Ends), c94(Ends), c95(Ends)
    case c96(Ends), c97(Ends), c98(Ends), c99(Ends), c100(Ends), c101(Ends), c102(Ends), c103(Ends)
    case c104(Ends), c105(Ends), c106(Ends), c107(Ends), c108(Ends), c109(Ends), c110(Ends), c111(
      Ends)
    case c112(Ends), c113(Ends), c114(Ends), c115(Ends), c116(Ends), c117(Ends), c118(Ends), c119(
      Ends)
    case c120(Ends), c121(Ends), c122(Ends), c123(Ends), c124(Ends), c125(Ends), c126(Ends), c127(
      Ends)
    case c128(Ends), c129(Ends)
  }
}

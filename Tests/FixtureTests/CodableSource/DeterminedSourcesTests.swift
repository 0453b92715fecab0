import Fixtures
import JSONParity
import Testing

@Suite("The sources of the fixtures leave hardly anything open")
struct DeterminedSourcesTests {
  @Test func `of a hundred properties at least 95 are determined`() throws {
    let properties = try SourceSubject.all.flatMap { try $0.source().properties }
    #expect(properties.count >= 1300)
    let determined = properties.filter(\.isDetermined).count
    #expect(determined * 100 >= properties.count * 95, "\(determined) of \(properties.count)")
  }

  @Test func `what is open is open by its nature`() throws {
    let found = try SourceSubject.all.flatMap { try $0.source().unresolved.map(\.description) }
    #expect(Set(found).sorted() == Self.unresolved)
  }

  @Test func `the webhooks are written whole`() throws {
    let subject = try #require(SourceSubject.all.first { $0.name == "WebhookMapped" })
    let source = try subject.source()
    #expect(source.unresolved == [])
    #expect(source.properties.count >= 130)
  }

  private static let unresolved = [
    #"AnyCommandObject.object: it holds objects of subclasses, and only code knows which ones"#,
    #"AnyWorkoutCommand.command: it is read as CommandType, and only code knows what becomes of that"#,
    #"AnyWorkoutCommand.command: only code knows which types stand behind the protocol"#,
    #"AnyWorkoutCommand.command: several lines read it, from several places"#,
    #"AnyWorkoutCommand: "service": what is read there changes no stored property"#,
    #"Children.Mapped.parent: it is weak or unowned"#,
    #"Children.Reflected.parent: it is weak or unowned"#,
    #"Lengths.Mapped.height: its default cannot be written as an expression"#,
    #"Lengths.Mapped.height: what the transformer meters does only its code knows"#,
    #"Lengths.Mapped.widths: what the transformer meters does only its code knows"#,
    #"Lengths.Reflected.height: its default cannot be written as an expression"#,
    #"Lengths.Reflected.height: what the transformer meters does only its code knows"#,
    #"Lengths.Reflected.widths: what the transformer meters does only its code knows"#,
    #"Lengths.Restored.height: its default cannot be written as an expression"#,
    #"Lengths.Restored.height: what the transformer meters does only its code knows"#,
    #"Lengths.Restored.widths: what the transformer meters does only its code knows"#,
    #"Lengths.Valued.height: its default cannot be written as an expression"#,
    #"Lengths.Valued.height: what the transformer meters does only its code knows"#,
    #"Lengths.Valued.widths: what the transformer meters does only its code knows"#,
    #"Pairs.Mapped.other: what the transformer pair does only its code knows"#,
    #"Pairs.Mapped.point: its default cannot be written as an expression"#,
    #"Pairs.Mapped.point: what the transformer pair does only its code knows"#,
    #"Pairs.Reflected.other: what the transformer pair does only its code knows"#,
    #"Pairs.Reflected.point: its default cannot be written as an expression"#,
    #"Pairs.Reflected.point: what the transformer pair does only its code knows"#,
    #"Pairs.Restored.other: what the transformer pair does only its code knows"#,
    #"Pairs.Restored.point: its default cannot be written as an expression"#,
    #"Pairs.Restored.point: what the transformer pair does only its code knows"#,
    #"Pairs.Valued.other: what the transformer pair does only its code knows"#,
    #"Pairs.Valued.point: its default cannot be written as an expression"#,
    #"Pairs.Valued.point: what the transformer pair does only its code knows"#,
    #"RouteLink: it is written as a value that is not an object, by code of its own, and its Codable was not found to do the same"#,
    #"YesOrNo.Mapped.days: its transformer has no name"#,
    #"YesOrNo.Mapped.isOpen: its transformer has no name"#,
    #"YesOrNo.Mapped.isPaid: its transformer has no name"#,
    #"YesOrNo.Reflected.days: its transformer has no name"#,
    #"YesOrNo.Reflected.isOpen: its transformer has no name"#,
    #"YesOrNo.Reflected.isPaid: its transformer has no name"#,
    #"YesOrNo.Restored.days: its transformer has no name"#,
    #"YesOrNo.Restored.isOpen: its transformer has no name"#,
    #"YesOrNo.Restored.isPaid: its transformer has no name"#,
    #"YesOrNo.Valued.days: its transformer has no name"#,
    #"YesOrNo.Valued.isOpen: its transformer has no name"#,
    #"YesOrNo.Valued.isPaid: its transformer has no name"#,
  ]
}

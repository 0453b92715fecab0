import JSONCodable
import Testing

@Suite("The number of cases of an enum is known where its values show it")
struct EnumCaseTests {
  enum Few { case a, b, c }
  enum Raw: Int { case zero, seven = 7 }
  enum One { case only }
  enum Carrying { case text(String), nothing }

  @Test func `the count is that of the source`() {
    #expect(MappingFacts.caseCount(of: Few.self) == 3)
    #expect(MappingFacts.caseCount(of: Raw.self) == 2)
    for type in [One.self, Carrying.self, Int.self, String.self] as [any Any.Type] {
      #expect(MappingFacts.caseCount(of: type) == nil)
    }
  }
}

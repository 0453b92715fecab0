import Foundation
import Testing

@Suite("Bridging: what a cast makes of the values of legacy dictionaries")
struct BridgingLearningTests {
  @Test func `an object of Foundation casts to its Swift value`() {
    let data = Data([1])
    let date = Date(timeIntervalSinceReferenceDate: 5)
    let id = UUID()
    let url = URL(filePath: "/c")
    #expect(NSData(data: data) as Any as? Data == data)
    #expect(NSMutableData(data: data) as Any as? Data == data)
    #expect(NSDate(timeIntervalSinceReferenceDate: 5) as Any as? Date == date)
    #expect((id as NSUUID) as Any as? UUID == id)
    #expect((url as NSURL) as Any as? URL == url)
    #expect(Optional(url as NSURL) as Any as? URL == url)
    #expect(AnyHashable(url as NSURL) as Any as? URL == url)
    #expect(NSMutableString(string: "x") as Any as? String == "x")
  }

  @Test func `a dictionary casts to one with string keys if all its keys are strings`() {
    let dictionary: [AnyHashable: Any] = ["a": 1, "b": [AnyHashable("c"): 2]]
    let object = dictionary as Any as? [String: Any]
    #expect(object?["a"] as? Int == 1)
    #expect(object?["b"] is [AnyHashable: Any])
    #expect([AnyHashable(5): 1] as Any as? [String: Any] == nil)
    #expect(NSDictionary(dictionary: ["a": 1]) as Any as? [String: Any] != nil)
    #expect(NSDictionary(dictionary: [5: 1]) as Any as? [String: Any] == nil)
    #expect([NSString("a"): 1] as Any as? [String: Int] == ["a": 1])
  }

  @Test func `a set does not cast to an array`() {
    #expect(NSSet(array: [1]) as Any as? [Any] == nil)
    #expect(Set([1]) as Any as? [Any] == nil)
    #expect((NSSet(array: [1]) as Any as? Set<AnyHashable>)?.first?.base is NSNumber)
  }

  @Test func `a URL can be escaped where it must be`() {
    func escaped(_ text: String) -> String? {
      URL(string: text, encodingInvalidCharacters: true)?.absoluteString
    }
    #expect(escaped("https://a.b/q=a^b c|") == "https://a.b/q=a%5Eb%20c%7C")
    #expect(escaped("https://a.b/%20") == "https://a.b/%20")
    // One character that must be escaped makes Foundation escape each `%` as well.
    #expect(escaped("https://a.b/%20^") == "https://a.b/%2520%5E")
    #expect(escaped("https://a.b/%20%zz") == "https://a.b/%2520%25zz")
    #expect(escaped("https://a.b/ü#x#y") == "https://a.b/%C3%BC#x%23y")
    #expect(escaped("http://a b.c/") == nil)
    #expect(escaped("") == nil)
  }
}

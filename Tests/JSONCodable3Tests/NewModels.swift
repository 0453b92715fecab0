import JSONCodable

// Types of the mapper, in a file that does not import the layer.

struct Owner: JSONMappable {
  var name = ""
  var company: Company?
  var companies: [Company] = []
}

enum Grade: String, JSONRestorable { case good, bad }

/// A type of the mapper with something inside that nobody writes.
struct Drawer: JSONEncodable {
  var things: [Any] = [1, Unencodable()]
}

import Randomness

/// Random documents that are of a shape, or nearly so.
struct ShapeTexts {
  var random: SplitMix64
  /// The insides of strings that are JSON: one that is not makes the whole document useless.
  private static let contents = SeedTexts.stringContents.filter {
    PlainReader.value(Array("\"\($0)\"".utf8)) != nil
  }

  /// Returns a document.
  mutating func text(_ shape: Shape, depth: Int = 3) -> String {
    if below(24) == 0 { return odd() }
    switch shape {
    case .integer: return integer()
    case .double, .float, .decimal:
      return below(2) == 0 ? integer() : "\(Double(below(4_000)) / 16 - 100)"
    case .boolean: return ["true", "false"].pick(&random)
    case .string: return "\"\(Self.contents.pick(&random))\""
    case .named(let names): return "\"\(names.pick(&random))\""
    case .optional(let inner): return below(5) == 0 ? "null" : text(inner, depth: depth)
    case .list(let inner):
      return "[" + list(depth) { $0.text(inner, depth: depth - 1) } + "]"
    case .table(let inner):
      return "{" + list(depth) { "\($0.key()):\($0.text(inner, depth: depth - 1))" } + "}"
    case .numberedTable(let inner):
      return "{" + list(depth) { "\"\($0.below(12))\":\($0.text(inner, depth: depth - 1))" } + "}"
    case .object(let fields): return object(fields, depth)
    case .tagged(let tag, let cases):
      let name = cases.keys.sorted().pick(&random)
      let members = (cases[name] ?? []).map { member($0, depth) } + ["\"\(tag)\":\"\(name)\""]
      return "{" + members.shuffled(using: &random).joined(separator: ",") + "}"
    case .recursive(let shape): return text(shape(), depth: depth)
    }
  }

  private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  private mutating func odd() -> String {
    switch below(3) {
    case 0: SeedTexts.numberLiterals.pick(&random)
    case 1: ["null", "true", "[]", "{}", "\"7\"", "[null]", "\"\""].pick(&random)
    default: SeedTexts.random(depth: 1, using: &random)
    }
  }

  private mutating func integer() -> String {
    let integer = below(260) - 130
    switch below(12) {
    case 0: return "\(integer).0"
    case 1: return "\(integer)e1"
    case 2: return "\(random.next())"
    default: return "\(integer)"
    }
  }

  private mutating func key() -> String {
    ["\"a\"", "\"b\"", "\"é\"", "\"e\\u0301\"", #""\u0061""#, "\"\"", "\"is_open\""].pick(&random)
  }

  private mutating func list(_ depth: Int, _ item: (inout Self) -> String) -> String {
    let count = depth > 0 ? below(4) : 0
    return (0..<count).map { _ in item(&self) }.joined(separator: ",")
  }

  /// Most properties are there; some twice, some unknown ones besides.
  private mutating func object(_ fields: [Shape.Field], _ depth: Int) -> String {
    let isWhole = below(3) == 0
    var members: [String] = []
    for field in fields where isWhole || below(3) > 0 {
      members.append(member(field, depth))
      if below(30) == 0 { members.append(member(field, depth)) }
    }
    if below(6) == 0 { members.append("\(key()):\(odd())") }
    if below(2) == 0 { members.shuffle(using: &random) }
    return "{" + members.joined(separator: ",") + "}"
  }

  private mutating func member(_ field: Shape.Field, _ depth: Int) -> String {
    var steps = field.place
    var text = text(field.shape, depth: depth)
    while let step = steps.popLast() {
      switch step {
      case .key(let key): text = "\"\(key)\":" + text
      case .index(let index):
        text = "[" + String(repeating: "null,", count: index) + text + "]"
      }
      if case .key? = steps.last { text = text.hasPrefix("[") ? text : "{" + text + "}" }
      if case .index? = steps.last { text = "{" + text + "}" }
    }
    return text
  }
}

extension ShapeTexts {
  /// Returns a document for one of the models.
  mutating func text() -> String {
    let routes = [ModelRoute.mapper, ModelRoute.contexts, ModelRoute.bridge, ModelRoute.dialect]
    return text(routes.pick(&random).pick(&random).shape)
  }
}

extension RandomValue {
  /// The smallest value found, by steps that each fail too.
  func shrunk(whileFailing fails: (RandomValue) -> Bool) -> RandomValue {
    var smallest = self
    while let next = smallest.smaller.first(where: fails) { smallest = next }
    return smallest
  }

  /// Values that are one step simpler.
  private var smaller: [RandomValue] {
    switch self {
    case .object(let members):
      return members.compactMap(\.content.asValue) + Self.shorter(members).map(RandomValue.object)
    case .mergedObject(let first, let second):
      return [.object(first + second)]
        + Self.shorter(first).map { .mergedObject($0, second) }
        + Self.shorter(second).map { .mergedObject(first, $0) }
    case .array(let contents):
      return contents.compactMap(\.asValue) + Self.shorter(contents).map(RandomValue.array)
    case .mergedArray(let first, let second):
      return [.array(first + second)]
        + Self.shorter(first).map { .mergedArray($0, second) }
        + Self.shorter(second).map { .mergedArray(first, $0) }
    case .single(let content):
      return [content.asValue].compactMap { $0 } + content.smaller.map(RandomValue.single)
    case .delegated(let value):
      return [value] + value.smaller.map(RandomValue.delegated)
    case .nothing: return []
    case .dictionary(let dictionary): return Self.smaller(dictionary, RandomValue.dictionary)
    case .integerKeys(let dictionary): return Self.smaller(dictionary, RandomValue.integerKeys)
    case .list(let list):
      return list + [.array(list.map(Content.value))]
        + list.indices.map { .list(list.without($0)) }
    case .optional(let value):
      guard let value else { return [] }
      return [value] + value.smaller.map(RandomValue.optional)
    }
  }

  private static func smaller<Key: Hashable>(
    _ dictionary: [Key: RandomValue], _ make: ([Key: RandomValue]) -> RandomValue
  ) -> [RandomValue] {
    dictionary.flatMap { key, value in
      [value, make(dictionary.filter { $0.key != key })]
        + value.smaller.map { make(dictionary.merging([key: $0]) { $1 }) }
    }
  }

  fileprivate static func shorter(_ members: [Member]) -> [[Member]] {
    members.indices.flatMap { index in
      [members.without(index)]
        + members[index].content.smaller.map { content in
          var copy = members
          copy[index].content = content
          return copy
        }
    }
  }

  fileprivate static func shorter(_ contents: [Content]) -> [[Content]] {
    contents.indices.flatMap { index in
      [contents.without(index)]
        + contents[index].smaller.map { content in
          var copy = contents
          copy[index] = content
          return copy
        }
    }
  }
}

extension RandomValue.Content {
  fileprivate var asValue: RandomValue? {
    switch self {
    case .value(let value), .superclass(let value): value
    case .object(let members): .object(members)
    case .array(let contents): .array(contents)
    case .dictionary(let dictionary): .dictionary(dictionary)
    case .scalar, .null: nil
    }
  }

  fileprivate var smaller: [Self] {
    switch self {
    case .value(let value): value.smaller.map(Self.value)
    case .superclass(let value): [.value(value)] + value.smaller.map(Self.superclass)
    case .object(let members):
      [.value(.object(members))] + RandomValue.shorter(members).map(Self.object)
    case .array(let contents):
      [.value(.array(contents))] + RandomValue.shorter(contents).map(Self.array)
    case .dictionary(let dictionary):
      dictionary.keys.map { key in .dictionary(dictionary.filter { $0.key != key }) }
    case .scalar: [.null]
    case .null: []
    }
  }
}

extension Array {
  fileprivate func without(_ index: Int) -> [Element] {
    var copy = self
    copy.remove(at: index)
    return copy
  }
}

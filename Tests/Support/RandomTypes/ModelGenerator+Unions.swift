// Unions among the models: what stands in a case is a model, another union or a value.

extension ModelGenerator {
  /// Declares a union, flat or with its payload under a key, that holds what is declared so far.
  ///
  /// A Codable one says by hand what the mapper says, so that models with it can be Codable.
  mutating func declareUnion(isCodable: Bool) {
    let number = types.newName("")
    let payloadKey = types.chance(2) ? "data\(number)" : nil
    let choices = choices(isCodable: isCodable, deepest: 2)
    let objects = choices.filter(\.isObject)
    var cases = [
      UnionCase(name: "stopNow", payloads: []),
      UnionCase(
        name: "moveBy",
        payloads: [(nil, value(choices)), ("y", value(choices).wrapped(&types))]),
    ]
    if payloadKey == nil || types.chance(2) {
      let wait = TypeGenerator.optional(types.pick(TypeGenerator.modelScalars))
      cases.append(UnionCase(name: "waitFor", payloads: [("time", .init(wait, isOptional: true))]))
    } else {
      cases.append(UnionCase(name: "waitFor", payloads: [(nil, value(choices).wrapped(&types))]))
    }
    for name in ["takeIt", "nestIt"] where !objects.isEmpty {
      let unions = objects.filter { $0.variety > 1 }
      let object = types.pick(name == "nestIt" && !unions.isEmpty ? unions : objects)
      cases.append(UnionCase(name: name, payloads: [(types.pick([nil, "it"]), .init(object))]))
    }
    // As many cases as the values of a model show.
    while cases.count > 4 { cases.remove(at: types.below(cases.count - 1) + 1) }
    let union = UnionSource(
      name: "Sum\(number)", key: "tag\(number)", payloadKey: payloadKey,
      tags: types.pick([.caseName, .snakeCase, .explicit]), isCodable: isCodable, cases: cases)
    add(union.type, isCodable: isCodable, union.lines)
  }

  private mutating func value(_ choices: [SwiftType]) -> ModelType {
    let isDeclared = types.chance(3) && !choices.isEmpty
    return ModelType(types.pick(isDeclared ? choices : TypeGenerator.modelScalars))
  }
}

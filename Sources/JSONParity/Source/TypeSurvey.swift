import Foundation
import JSONCodable

/// What is found out about one mapped type.
struct TypeSurvey<T: JSONEncodable & JSONRestorable> {
  let survey: SourceSurvey
  let samples: [T]
  let index: Int
  /// The samples that are not written, with the reasons.
  private let unwritten: [(sample: T, error: any Error)]

  /// Creates a survey of samples, of which the first ones are given.
  init(_ survey: SourceSurvey, _ type: T.Type, samples: [T], given: Int, index: Int) {
    // A value that `init()` has made may not be written, where nil is an error.
    let isEnum = samples.first.map { Mirror(reflecting: $0).displayStyle == .enum } ?? false
    var (written, unwritten): ([T], [(T, any Error)]) = ([], [])
    for (position, sample) in samples.enumerated() {
      do {
        _ = try sample.JSONDictionary()
        written.append(sample)
      } catch  where isEnum || position < given {
        unwritten.append((sample, error))
      } catch {}
    }
    (self.survey, self.index) = (survey, index)
    self.samples = written.isEmpty ? samples : written
    self.unwritten = unwritten
  }

  /// Looks into the type, and fills in its declaration.
  mutating func run() throws {
    if let raw = T.self as? any RawRepresentable.Type { return declareRawValues(raw) }
    let made = (T.self as? any JSONDecodable.Type).flatMap { $0.init() as? T }
    guard let first = samples.first ?? made else {
      let name = survey.declarations[index].mappedName
      return add(
        index == 0
          ? "a sample is needed (samples: or a FILE), since the mapper makes no value by init()"
          : "a sample that holds a value of \(name) is needed, since the mapper makes none by init()"
      )
    }
    let isEnum = Mirror(reflecting: first).displayStyle == .enum
    do {
      let others = samples.dropFirst() + unwritten.map(\.sample)
      let trees = others.compactMap { sample in Restoring.attempt { try sample.JSONEncode() } }
      guard try ([first.JSONEncode()] + trees).allSatisfy({ $0 is JSONObject }) else {
        return declareValue([first] + others)
      }
    } catch {
      // A case of an enum may be one that is only read.
      guard isEnum else { return add("a sample that is written is needed: \(error)") }
    }
    let lists = samples.prefix(1).map { [Restoring.attempt($0.JSONDictionary) ?? [:]] }
    if (Self.valuesThatAreNoObjects + lists).contains(where: { Self.isRead($0) }) {
      add("it is also read from values that are not objects, by code of its own")
    }
    survey.declarations[index].isEqualByCode = SampleEquality.isByCode(samples)
    if !survey.isNewType, T.self is AnyClass, SourceTypeName.hasArguments(T.self) {
      return add("its body is that of all arguments, and only code knows what it asks of them")
    }
    let facts = try MappingFacts.of(T.self, samples: samples)
    for (sample, error) in unwritten {
      add("the sample \(sample) is not written: \(error)")
    }
    if isEnum {
      UnionSurvey(survey, T.self, samples: samples, facts: facts, index: index).run()
    } else {
      declare(facts, made: made, of: Mirror(reflecting: first))
    }
  }

  private static var valuesThatAreNoObjects: [Any] {
    MappingFacts.probes(of: String.self) + MappingFacts.edges(of: String.self)
      + [
        "12", "1.5,2.5", true, 7, 1.5, NSNull(), [Any](), [1.5, 2.5], [1.5, 2.5, 3.5], ["a", "b"],
      ]
  }

  private static func isRead(_ tree: Any) -> Bool {
    Restoring.attempt { try T(JSONValue: tree) } != nil
  }

  func add(_ problem: String) { survey.declarations[index].problems.append(problem) }
}

// MARK: - Types that are written as single values

extension TypeSurvey {
  /// Declares a type that is written as a value that is not an object: other types refer to it as it is.
  private func declareValue(_ values: [T]) {
    let problem = "it is written as a value that is not an object, by code of its own"
    guard index > 0 else { return add(problem) }
    survey.declarations[index].isOfProgram = true
    guard T.self is any Codable.Type else {
      return add("\(problem), and has to be Codable")
    }
    if !values.allSatisfy(CodableSamples.isMapped) {
      add("\(problem), and its Codable was not found to do the same")
    }
  }
}

// MARK: - Enums with raw values

extension TypeSurvey {
  /// Declares an enum that is mapped by its raw values, as Codable does.
  private func declareRawValues<R: RawRepresentable>(_ type: R.Type) {
    let cases = SourceSurvey.cases(of: type)
    findCode(of: type, isListed: cases != nil)
    survey.declarations[index].kind = .rawValues(type: "\(R.RawValue.self)", cases: cases ?? [])
  }

  /// Finds out what code of the enum makes of raw values.
  private func findCode<R: RawRepresentable>(of type: R.Type, isListed: Bool) {
    let raw = RawValueSurvey(type)
    if !survey.isNewType {
      if !raw.isReadByCodable { add(SourceType.isReadByCode) }
    } else if isListed {
      raw.problem.map(add)
      survey.declarations[index].caseOfOthers = raw.caseOfOthers
    } else {
      add("its cases are not known, which CaseIterable lists")
    }
  }
}

// MARK: - Structs and classes

extension TypeSurvey {
  private func declare(_ facts: MappingFacts, made: T?, of mirror: Mirror) {
    survey.declarations[index].hasInit = made != nil
    // What no verb reads is another value in other documents, too.
    let fields = facts.fields.map { $0.reading == nil ? $0.mapped(through: nil) ?? $0 : $0 }
    let probing = Probing(
      samples + (made.map { [$0] } ?? []), given: index == 0 ? survey.documents : [],
      varying: fields)
    let inherited = superclass(of: mirror, facts)
    let apart = survey.declarations[index].superclassApart == nil ? 0 : countOfInherited(mirror)
    for (position, field) in facts.fields.enumerated() {
      var property = PropertySurvey(survey, field, at: position, facts, probing, made: made)
        .property()
      guard position >= inherited else {
        findChange(of: property)
        continue
      }
      property.isInherited = position < apart
      survey.declarations[index].properties.append(property)
    }
    survey.declarations[index].findUnreadable()
    survey.declarations[index].findUnwritable(in: probing.samples.map(\.object))
    addUnresolved(facts, probing)
    findUnmapped(facts, probing, made: made)
    findUnexplained(facts, probing)
    findConditionalPlaces(facts, probing)
    findSharedMembers(facts, probing)
    findUnset()
    findEmptyObjects(probing)
  }

  /// Names the places that are read only where other values stand elsewhere.
  private func findConditionalPlaces(_ facts: MappingFacts, _ probing: Probing<T>) {
    func places(in objects: [JSONObject]) -> Set<String> {
      Set(objects.flatMap { Probing<T>.asked(of: $0, andInside: false) })
    }
    guard let first = probing.objects.first else { return }
    let changed = facts.fields.compactMap(\.reading).flatMap { reading in
      reading.probes.map {
        JSONSteps.setting(JSONSteps.steps(to: reading.access.place), to: $0, in: first)
      }
    }
    let properties = survey.declarations[index].properties
    // A verb that runs only where its own key is there has been tried out.
    let tried = facts.fields.filter { field in
      field.reading == nil && properties.contains { $0.name == field.name && $0.isDetermined }
    }
    let conditional = places(in: changed + probing.varied.map(\.object))
      .subtracting(places(in: probing.objects + [[:]]))
      .subtracting(properties.flatMap(\.placesWhereMissing))
      .subtracting(tried.compactMap { $0.writing?.place }.map(JSONSteps.name))
    for place in conditional.sorted() {
      add("\(place) is read only beside other values, by code of the type's own")
    }
  }

  /// Adds what the audit could not find out, and belongs to no property.
  private func addUnresolved(_ facts: MappingFacts, _ probing: Probing<T>) {
    // What stands among the members belongs to a property that is read from the whole object.
    if survey.declarations[index].properties.contains(where: \.isInline) { return }
    let names = Set(facts.fields.map(\.name))
    let places = Set(facts.fields.compactMap(\.reading?.access.place).map(JSONSteps.name))
      .union(survey.declarations[index].properties.flatMap(\.placesWhereMissing))
    let type = facts.audit.type
    let isKnown = facts.audit.unresolved.contains { $0.name == type }
    if let refusal = probing.refusal, probing.documents.isEmpty, !isKnown,
      facts.fields.contains(where: \.isMoved)
    {
      add("what a sample writes is not read where each value stands at its place: \(refusal)")
    }
    for entry in facts.audit.unresolved
    where !names.contains(entry.name) && !places.contains(entry.name) {
      // What is not read back is read where each value stands at its place.
      if entry.name == type, probing.refusal == nil { continue }
      add(entry.name == type ? entry.reason : "\(entry.name): \(entry.reason)")
    }
  }

  /// Leaves open what no verb maps, and what is written nevertheless.
  private func findUnmapped(_ facts: MappingFacts, _ probing: Probing<T>, made: T?) {
    let places = facts.fields.compactMap { $0.writing.map { JSONSteps.steps(to: $0.place) } }
    let unknown = probing.samples.first.map { JSONSteps.places(in: $0.object, outside: places) }
    for (position, field) in facts.fields.enumerated() where !field.isMapped {
      guard
        let property = survey.declarations[index].properties.firstIndex(where: {
          $0.name == field.name && $0.isDetermined && !$0.isMapped
        }),
        let place = unknown?.first(where: { isValue(at: $0, of: position, in: probing.samples) })
      else { continue }
      let isSet = made != nil && survey.declarations[index].properties[property].initial != nil
      if isSet, isConstant(field, at: place, position, probing),
        findConstant(property, of: field.type, at: place)
      {
        continue
      }
      add(
        "it is written at \(Self.text(of: place)), and no verb reads it, so nothing shows how",
        to: property)
    }
  }

  /// Returns whether code writes a constant under its name, whatever a document has, and reads nothing there.
  private func isConstant(
    _ field: MappingFacts.Field, at place: [JSONPath.Component], _ position: Int,
    _ probing: Probing<T>
  ) -> Bool {
    guard !field.isVariable, place == [.key(T.JSONKey(forProperty: field.name) ?? "")]
    else { return false }
    let contents: [Probing<T>.Content] =
      [.nothing, .null] + ["", "probe", 0, 7, true, [Any](), JSONObject()].map { .value($0) }
    let isRead = probing.documents.prefix(1).contains { document in
      func isSame(_ object: JSONObject) -> Bool? {
        Probing<T>.value(of: object).map { ComparedValues.areSame($0, document.value) }
      }
      // A new identifier is another one each time.
      let isStable = isSame(document.object) == true
      return contents.contains { content in
        let found = isSame(probing.document(content, at: place, in: document.object))
        return found == nil || isStable && found == false
      }
    }
    if isRead { return false }
    let written = (probing.documents + probing.given + probing.others).compactMap { document in
      document.written.map { (value: document.value, object: $0) }
    }
    return isValue(at: place, of: position, in: written + probing.samples)
  }

  /// Has the text write a constant; returns false where its type cannot be coded.
  private func findConstant(
    _ property: Int, of type: any Any.Type, at place: [JSONPath.Component]
  ) -> Bool {
    let type = TypeResolver(survey).source(of: type)
    guard type.problem == nil else { return false }
    survey.declarations[index].properties[property].type = type
    survey.declarations[index].properties[property].written = place
    survey.declarations[index].properties[property].remarks.append(
      "Code of the type's own writes it, and nothing was found to read it.")
    return true
  }

  /// Returns the keys that lead to a place, as a literal.
  private static func text(of place: [JSONPath.Component]) -> String {
    SwiftLiteral.text(place.compactMap(\.key).joined(separator: "."))
  }

  /// Returns whether what stands at a place is the value of a property in all samples.
  private func isValue(
    at place: [JSONPath.Component], of position: Int, in samples: [(value: T, object: JSONObject)]
  ) -> Bool {
    samples.allSatisfy { sample in
      let value = Probing<T>.properties(of: sample.value)[position]
      return JSONSteps.isSame(
        MappingFacts.tree(of: value), JSONSteps.value(at: place, in: sample.object))
    }
  }

  /// Names what is written and is no property.
  private func findUnexplained(_ facts: MappingFacts, _ probing: Probing<T>) {
    let properties = survey.declarations[index].properties
    let undetermined = properties.filter { !$0.isDetermined }
    let places =
      facts.fields.compactMap { $0.writing.map { JSONSteps.steps(to: $0.place) } }
      + properties.filter(\.isDetermined).compactMap(\.written)
      + undetermined.compactMap(\.place)
    let names = Set((undetermined + properties.filter(\.isInline)).map(\.name))
    let open = facts.fields.indices.filter { names.contains(facts.fields[$0].name) }
    let found = probing.samples.flatMap { sample in
      JSONSteps.places(in: sample.object, outside: places).filter { place in
        !open.contains { isInside(place, of: $0, in: sample) }
      }
    }
    let reasons = found.map { place in
      "\(Self.text(of: place)) is written, and \(owner(of: place, facts, probing))"
    }
    for reason in Set(reasons).sorted() { add(reason) }
    // What is open may have any of them.
    guard undetermined.isEmpty, !properties.contains(where: \.isInline) else { return }
    let known = places + found
    let others = (probing.documents + probing.others).compactMap(\.written).flatMap {
      JSONSteps.places(in: $0, outside: known)
    }
    for text in Set(others.map { Self.text(of: $0) }).sorted() {
      add("\(text) is written beside some values, by code of the type's own")
    }
  }

  /// Returns which property has what stands at a place that is known of none.
  private func owner(
    of place: [JSONPath.Component], _ facts: MappingFacts, _ probing: Probing<T>
  ) -> String {
    let names = Set(
      survey.declarations[index].properties.filter { !$0.isDetermined }.map(\.name))
    let open = facts.fields.indices.filter { names.contains(facts.fields[$0].name) }
    let samples = probing.samples.filter { JSONSteps.isPresent(place, in: $0.object) }
    let owner = open.first { isValue(at: place, of: $0, in: samples) }
    if let owner { return "has the value of \(facts.fields[owner].name), which is open" }
    let reader = survey.declarations[index].properties.first { $0.place == place }
    if let reader { return "\(reader.name), which is read there, is not always" }
    return open.isEmpty && facts.fields.allSatisfy(\.isMapped)
      ? "no property has it" : "only code knows whether a property has it"
  }

  /// Returns whether what stands at a place is a member of a property.
  private func isInside(
    _ place: [JSONPath.Component], of position: Int, in sample: (value: T, object: JSONObject)
  ) -> Bool {
    let values = Probing<T>.properties(of: sample.value)
    guard let inner = MappingFacts.tree(of: values[position]) as? JSONObject,
      JSONSteps.isPresent(place, in: inner)
    else { return false }
    return JSONSteps.isSame(
      JSONSteps.value(at: place, in: inner), JSONSteps.value(at: place, in: sample.object))
  }

  /// Declares the superclass, if it is mapped as its subclass maps it; returns how many properties it has.
  private func superclass(of mirror: Mirror, _ facts: MappingFacts) -> Int {
    guard mirror.displayStyle == .class else { return 0 }
    survey.declarations[index].kind = .object(superclass: nil)
    guard let shown = mirror.superclassMirror else { return 0 }
    let count = countOfInherited(mirror)
    guard let mapped = shown.subjectType as? any (JSONEncodable & JSONRestorable).Type,
      mapsAlike(mapped, facts, count)
    else {
      if !survey.isNewType, count > 0 {
        survey.declarations[index].superclassApart = (
          SourceTypeName.name(of: shown.subjectType),
          shown.subjectType is any Codable.Type
        )
      }
      return 0
    }
    let base = survey.declaration(of: mapped)
    guard !survey.declarations[base].isEmptyShell else { return 0 }
    survey.declarations[index].kind = .object(superclass: base)
    survey.declarations[base].hasSubclass = true
    if index == 0 { markOutside(base) }
    if !survey.isNewType { survey.need(shown.subjectType) }
    return count
  }

  /// How many stored properties the superclasses have.
  private func countOfInherited(_ mirror: Mirror) -> Int {
    (mirror.superclassMirror?.subjectType).map(MappingFacts.propertyCount) ?? 0
  }

  /// A class cannot stand in its subclass.
  private func markOutside(_ base: Int) {
    var next: Int? = base
    while let index = next {
      if !survey.declarations[index].isOutside {
        survey.declarations[index].isOutside = true
        survey.declarations[index].name =
          survey.declarations[0].name + survey.declarations[index].name
      }
      next = survey.declarations[index].superclass
    }
  }

  private func mapsAlike<S: JSONEncodable & JSONRestorable>(
    _ type: S.Type, _ facts: MappingFacts, _ count: Int
  ) -> Bool {
    let samples = samples.compactMap { $0 as? S }
    // An object of the subclass is read as one of the superclass.
    let values = samples.compactMap { sample in
      Restoring.attempt { try S(JSONValue: sample.JSONDictionary()) }
    }
    guard let base = Restoring.attempt({ try MappingFacts.of(S.self, samples: values) }) else {
      return false
    }
    for value in values { survey.addSample(value) }
    return base.fields.count == count
      && zip(base.fields, facts.fields).allSatisfy {
        $0.reading?.access == $1.reading?.access && $0.writing == $1.writing
      } && readsAlike(S.self, facts.fields)
  }

  /// Returns whether what is inherited becomes the same in both: an `init()` may set it, or code may change it.
  private func readsAlike<S: JSONEncodable & JSONRestorable>(
    _ type: S.Type, _ fields: [MappingFacts.Field]
  ) -> Bool {
    let objects = samples.compactMap { sample in
      Restoring.attempt { try sample.JSONDictionary() }
    }
    let documents = (objects + [[:]]).flatMap { object in
      fields.compactMap(\.reading).flatMap { reading in
        let steps = JSONSteps.steps(to: reading.access.place)
        return [object]
          + ((reading.probes + reading.edges).map(Optional.some) + [nil]).map {
            JSONSteps.setting(steps, to: $0, in: object)
          }
      }
    }
    return documents.allSatisfy { document in
      let own = (0..<2).compactMap { _ in Probing<T>.value(of: document) }
        .map { Probing<T>.properties(of: $0) }
      guard own.count == 2 else { return true }
      guard let base = Probing<S>.value(of: document) else { return false }
      return Probing<S>.properties(of: base).indices.allSatisfy { position in
        // What is another one each time is compared by nothing.
        !Self.areSame(own[0][position], own[1][position])
          || Self.areSame(own[0][position], Probing<S>.properties(of: base)[position])
      }
    }
  }

  private static func areSame(_ left: Any, _ right: Any) -> Bool {
    ComparedValues.areSame(left, right)
      || MappingFacts.tree(of: left).map { JSONSteps.isSame($0, MappingFacts.tree(of: right)) }
        == true
  }
}

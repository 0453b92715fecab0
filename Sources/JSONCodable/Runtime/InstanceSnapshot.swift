extension StoredPropertyLayout.Property {
  /// Whether it can change, and the runtime says `()` of its type, as it does of one that cannot be copied.
  fileprivate var isUnknownVariable: Bool { isVariable && type == Void.self }
}

/// The stored properties of an object as they were, to be put back.
struct InstanceSnapshot {
  private let object: AnyObject
  private let values: [(_ object: UnsafeMutableRawPointer) -> Void]

  /// Copies the properties of an object.
  ///
  /// - Throws: ``JSONDecodingError`` `notUpdatable` where some property cannot be put back.
  init(of object: AnyObject) throws {
    let plan = Plan.of(object)
    if let reason = plan.refusal {
      throw JSONDecodingError(
        problem: .notUpdatable(type: Wording.name(of: type(of: object)), reason: reason))
    }
    self.object = object
    let start = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    values = withExtendedLifetime(object) {
      plan.properties.map { property in
        func copy<P>(_ type: P.Type) -> (UnsafeMutableRawPointer) -> Void {
          let value = (start + property.offset).value(as: type)
          return { ($0 + property.offset).withVariable(of: type) { $0 = value } }
        }
        return _openExistential(property.type, do: copy)
      }
    }
  }

  /// Puts the properties back; no observer runs.
  func putBack() {
    withExtendedLifetime(object) {
      let start = Unmanaged.passUnretained(object).toOpaque()
      for put in values { put(start) }
    }
  }

  /// What is known of the objects of one class.
  private final class Plan: Sendable {
    /// The properties that can change.
    let properties: [StoredPropertyLayout.Property]
    /// Why the objects cannot be put back; nil where they can.
    let refusal: String?

    private static let known = TypeTable<Plan>()

    static func of(_ object: AnyObject) -> Plan {
      known.value(for: .init(of: type(of: object)), .ofThread) { Plan(of: object) }
    }

    private init(of object: AnyObject) {
      let layout = StoredPropertyLayout(of: type(of: object))
      properties = layout.properties.filter { $0.isVariable && !$0.hasNoSize }
      if let weak = layout.properties.first(where: { !$0.isStrong }) {
        refusal = "property \(weak.label) is weak or unowned, and could not be put back on an error"
      } else if let unknown = layout.properties.first(where: \.isUnknownVariable) {
        let name = unknown.label
        refusal = "property \(name) cannot be copied, and could not be put back on an error"
      } else if object is any CustomReflectable
        || !layout.isProven(by: object, as: type(of: object))
      {
        refusal = "its properties cannot be seen, and could not be put back on an error"
      } else {
        refusal = nil
      }
    }
  }
}

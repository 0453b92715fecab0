// All that is unsafe about types stands in this folder, and nothing else does:
//
//     RuntimeFunctions       the entry points of the runtime, which no module declares
//     TypeKind               of what kind a type is, and what it is made of
//     StoredPropertyLayout   where a value keeps its properties, and the proof of it
//     InstanceSnapshot       the properties of an object as they were, to be put back
//     StoredMember           what the objects of a class that is not ours keep inside
//     EnumCase               which case a value is, and what it carries
//     Memory                 what an `Any` holds, without a cast, and values where they lie
//     HashedStorage          where a set or a dictionary keeps its elements
//     ArrayStorage           an array whose elements are made where they will lie
//     DecimalDigits          the digits of a `Decimal`, where they lie
//     TypedMemory            variables whose type is known only at run time
//     Existential            what a variable of a protocol type holds, and how one is made, without a cast
//     TypeTable              what is known of types, found without a lock
//     Threads                what a thread has for itself, and what threads share
//
// What the rest of the package relies on:
//
// 1. A type that is not of a known kind is neither cast nor read. `TypeKind.isKnown` is asked first.
// 2. An address that is read as a type holds a value of that type, whole and aligned. It comes from a
//    variable of the type, from the elements of an array, a set or a dictionary, from an enum whose payload lies at its start or in a box,
//    as `EnumCase.PayloadPlace` has found by the bytes of the first value of the case, from an optional, whose
//    value lies at its start by Swift's stable ABI, or from an offset that a `StoredPropertyLayout` has proven
//    with a value: inside the instance, aligned, rising, of the same label and type as `Mirror` shows, and with
//    the same bytes where they can be compared.
// 3. An `Any` is three words for the value and one for the type it was stored as, by Swift's stable
//    ABI. A value is taken out of those words only where the fourth says its type, and only if it has no
//    more than three words. A value of a protocol type begins with the same words where a cast has found its
//    type in the fourth; what a type does for one protocol is the fifth word of a value that a cast has made.
// 4. Types have one address, and the cases of an enum one number each, for as long as the process lives. Nil, in an
//    optional of an enum without payloads, is the first number that no case has.
// 5. What a thread keeps for itself is touched by no other; what threads share has a lock, or is an atomic
//    count.
// 6. Of metadata, two things are read by hand: the type arguments of optionals, arrays and dictionaries of the
//    standard library, and which type is an array or a dictionary, where those that are known have been found there.
//    The arguments count if the type that is made of them is the type at hand.
// 7. The storage of a set or a dictionary is read by hand where collections that are known are stored as
//    `HashedStorage` says, and only on platforms where it cannot be an object of Objective-C. Whoever reads it keeps
//    it alive.
//
// Each is asserted where it is relied on, in the build of a user; `RuntimeLearningTests` pins each entry
// point. `Mirror` and printing call the same ones. The number of a case is read and written by the compiler's
// own operations.

/// Returns the kind of a type, in the numbers of the stable ABI.
@_silgen_name("swift_getMetadataKind")
func runtimeKind(_ type: Any.Type) -> UInt

/// Returns how many stored properties a struct or class has, with those of its superclasses.
@_silgen_name("swift_reflectionMirror_recursiveCount")
func runtimePropertyCount(_ type: Any.Type) -> Int

/// Returns the type of a stored property, and writes what else is known of it.
@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
func runtimePropertyType(
  _ type: Any.Type, _ index: Int, _ property: UnsafeMutablePointer<RuntimeProperty>
) -> Any.Type

/// Returns where a stored property begins.
@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
func runtimePropertyOffset(_ type: Any.Type, _ index: Int) -> Int

/// Frees a name that the runtime has made.
typealias RuntimeNameRelease = @convention(c) (UnsafePointer<CChar>?) -> Void

/// Returns how many children `Mirror` shows of a value.
@_silgen_name("swift_reflectionMirror_count")
func runtimeChildCount<T>(_ value: T, _ type: Any.Type) -> Int

/// Returns a child that `Mirror` shows of a value, and its label.
@_silgen_name("swift_reflectionMirror_subscript")
func runtimeChild<T>(
  _ value: T, _ type: Any.Type, _ index: Int,
  _ label: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  _ freeLabel: UnsafeMutablePointer<RuntimeNameRelease?>
) -> Any

/// Runs a body with the label and the value of a child that `Mirror` shows; the label ends with the body.
@inline(__always)
func withRuntimeChild<T, R>(
  of value: T, as type: Any.Type, at index: Int, _ body: (UnsafePointer<CChar>?, Any) -> R
) -> R {
  var label: UnsafePointer<CChar>?
  var freeLabel: RuntimeNameRelease?
  defer { freeLabel?(label) }
  let child = runtimeChild(value, type, index, &label, &freeLabel)
  return body(label, child)
}

/// Returns the name of a value's case; nil for what is not an enum, or has no reflection metadata.
@_silgen_name("swift_EnumCaseName")
func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

#if canImport(ObjectiveC)
  import ObjectiveC

  /// Returns how many bytes an instance of a class takes.
  func runtimeInstanceSize(_ type: AnyClass) -> Int { class_getInstanceSize(type) }
#else
  /// Returns how many bytes an instance of a class takes: the standard library's own way to ask.
  @_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
  func runtimeInstanceSize(_ type: AnyClass) -> Int
#endif

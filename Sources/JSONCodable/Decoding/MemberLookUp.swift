extension Dictionary where Key == String, Value == Any {
  /// How many members an object has at most for a look at each to take less than to hash a key.
  private static var fewMembers: Int { 10 }

  /// Returns the value at a key, as the subscript does; nil where there is none.
  @usableFromInline
  @inline(never)
  package func member(_ key: String) -> Any? {
    // Where nothing is optimised, a look at a member is a call of generic code. On Apple's platforms a dictionary may be
    // an `NSDictionary`, which makes an array of its keys first.
    #if !DEBUG && !canImport(ObjectiveC)
      if count <= Self.fewMembers, let member = memberAmongFew(key) { return member }
    #endif
    return self[key]
  }

  /// Returns the value at a short key by a look at each key's words in memory.
  ///
  /// Keys with the same words are equal. Short ASCII texts that are equal have the same words, so where all keys are such
  /// texts, one that is not found is not there.
  ///
  /// - Returns: The value; nil without an inner one where there is none, and nil where only the subscript can tell.
  /// - Complexity: O(*n*), where *n* is the number of members.
  @inline(__always)
  func memberAmongFew(_ key: String) -> Any?? {
    let words = Memory.TextWords(of: key)
    guard words.areShortText else { return nil }
    var form = words
    var index = startIndex
    let end = endIndex
    while index != end {
      let other = Memory.TextWords(of: keys[index])
      if other == words { return values[index] }
      form.formCommonForm(other)
      formIndex(after: &index)
    }
    return form.areShortText ? .some(nil) : nil
  }
}

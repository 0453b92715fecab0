#if compiler(>=6.2)
  /// `SendableMetatype`, which Swift has since 6.2; before, every type is one.
  public typealias JSONSendableMetatype = SendableMetatype
#else
  /// `SendableMetatype`, which Swift has since 6.2; before, every type is one.
  public typealias JSONSendableMetatype = Any
#endif

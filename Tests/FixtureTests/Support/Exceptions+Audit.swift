extension Exceptions {
  /// What the audit says of a form of a fixture.
  static let audit = [
    Exceptions(
      "True: nil is left out, and nothing comes back as the default",
      presetForms.flatMap { subject, names in
        names.map { name in
          (
            subject,
            "\(name): left out at \"\(name)\" when it is nil, and comes back as its default"
          )
        }
      }),
    Exceptions(
      "True: the samples are all alike, and no other value of the type is known",
      [
        (
          "resource, valued",
          #""type": no two values are known that can be read there; add samples"#
        )
      ]),
    Exceptions(
      "A part that has a mapping of its own is not looked into",
      [
        ("any command, valued", #""service": what is read there changes no stored property"#),
        ("any object, valued", #""service": what is read there changes no stored property"#),
      ]),
  ]

  /// The forms with optionals that have a default, and the names of these.
  private static let presetForms: [(String, [String])] = [
    ("optional defaults, mapped", ["count", "name"]),
    ("optional defaults, valued", ["count", "name"]),
    ("preset optionals, mapped", ["count", "isLoud", "list", "size", "title"]),
    ("preset optionals, reflected", ["count", "isLoud", "list", "size", "title"]),
    ("preset optionals, restored", ["count", "isLoud", "list", "size", "title"]),
    ("presets, mapped", ["list"]), ("presets, reflected", ["list"]),
    ("presets, restored", ["list"]), ("union defaults, mapped", ["last"]),
    ("union defaults, reflected", ["last"]), ("union defaults, restored", ["last"]),
  ]
}

// What holds outside of every context. Each default is named here and nowhere else.

extension JSONOptions.DateStyle {
  static var `default`: Self { .secondsSince2001 }
}

extension JSONOptions.DataStyle {
  static var `default`: Self { .base64 }
}

extension JSONOptions.NilStyle {
  static var `default`: Self { .omitted }
}

extension JSONOptions.NonFiniteStyle {
  static var `default`: Self { .throw }
}

extension JSONOptions.KeyStyle {
  static var `default`: Self { .asDeclared }
}

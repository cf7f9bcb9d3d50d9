/// One parameter of a declaration: how it is given, what it takes and what it means.
struct Parameter: Sendable, Equatable {
  /// How a parameter is given.
  enum Place: Sendable, Equatable {
    /// By its name: `spacing = 8`.
    case label
    /// By its position among the values without a name.
    case position
  }

  /// The label, or the name of the position in the reference.
  var name: String
  /// Whether it is given by name or by position.
  var place: Place
  /// The kind of its values.
  var kind: ValueKind
  /// Whether a call without it is an error.
  var isRequired: Bool
  /// The default value, as Lua writes it.
  var defaultValue: String?
  /// The unit, in the plural, if it is a quantity: `points`, `seconds`.
  var unit: String?
  /// One sentence about its meaning.
  var summary: String
  /// A text about how the value is written, which errors add if no similar name is found.
  var remedy: String?
  /// Whether a parameter given by name may also be the last value by position: `drag(-300)`.
  var mayBeLast = false

  /// The same parameter with a remedy.
  func remedied(by remedy: String) -> Parameter {
    var parameter = self
    parameter.remedy = remedy
    return parameter
  }

  /// The same parameter, which may also be given without its name, as the last value by position.
  var orLast: Parameter {
    var parameter = self
    parameter.mayBeLast = true
    return parameter
  }

  /// A parameter given by name.
  static func label(
    _ name: String,
    as kind: ValueKind,
    default value: String? = nil,
    required: Bool = false,
    summary: String
  ) -> Parameter {
    Parameter(
      name: name,
      place: .label,
      kind: kind,
      isRequired: required,
      defaultValue: value,
      unit: kind.unit,
      summary: summary
    )
  }

  /// A parameter given by position.
  static func position(
    _ name: String,
    as kind: ValueKind,
    default value: String? = nil,
    required: Bool = true,
    summary: String
  ) -> Parameter {
    Parameter(
      name: name,
      place: .position,
      kind: kind,
      isRequired: required && value == nil,
      defaultValue: value,
      unit: kind.unit,
      summary: summary
    )
  }
}

extension ValueKind {
  /// The unit of a quantity, in the plural.
  var unit: String? {
    switch self {
    case .length, .limit, .distance: "points"
    case .duration: "seconds"
    case .milliseconds: "milliseconds"
    case .either(let kinds): kinds.lazy.compactMap(\.unit).first
    default: nil
    }
  }
}

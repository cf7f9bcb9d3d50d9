internal import LazyTrace

/// A value as programs read it; texts are the same if their bytes are.
public indirect enum DataValue: Equatable, Sendable {
  /// Nothing, or a number that is not finite.
  case null
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A real number.
  case number(Double)
  /// A text.
  case text(String)
  /// Values in order.
  case list([DataValue])
  /// Values with names, in order.
  case record([Field])

  /// A value with its name.
  public struct Field: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The value.
    public var value: DataValue

    /// Creates a value with a name.
    public init(_ name: String, _ value: DataValue) {
      (self.name, self.value) = (name, value)
    }

    /// Whether both have the same name and value.
    public static func == (left: Field, right: Field) -> Bool {
      left.name.hasSameBytes(as: right.name) && left.value == right.value
    }
  }

  /// Whether both are the same.
  public static func == (left: DataValue, right: DataValue) -> Bool {
    switch (left, right) {
    case (.null, .null): true
    case (.flag(let left), .flag(let right)): left == right
    case (.integer(let left), .integer(let right)): left == right
    case (.number(let left), .number(let right)): left == right
    case (.text(let left), .text(let right)): left.hasSameBytes(as: right)
    case (.list(let left), .list(let right)): left == right
    case (.record(let left), .record(let right)): left == right
    default: false
    }
  }

  /// A seed: a whole number, or its digits where integers end.
  public init(seed: UInt64) { self = Int(exactly: seed).map { .integer($0) } ?? .text("\(seed)") }

  /// The number, whole or real; nil if it is none.
  public var asNumber: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The value in JSON, on one line.
  public var json: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension DataValue {
  /// The value for people: texts without quotes.
  public var shown: String {
    if case .text(let text) = self { return text.onOneLine }
    return json
  }
}

extension [DataValue.Field] {
  /// The value with a name; nil if there is none.
  public func value(of name: String) -> DataValue? {
    first { $0.name.hasSameBytes(as: name) }?.value
  }
}

extension [[DataValue.Field]] {
  /// The first values that differ from those in the same places of other rows.
  public func firstDifference(
    from others: [[DataValue.Field]]
  ) -> (DataValue.Field, DataValue.Field)? {
    zip(self, others).lazy.flatMap { zip($0, $1) }.first { $0 != $1 }
  }
}

extension JSONWriter {
  mutating func value(_ value: DataValue) {
    switch value {
    case .null: literal("null")
    case .flag(let flag): self.value(flag)
    case .integer(let integer): self.value(integer)
    case .number(let number): self.value(number)
    case .text(let text): self.value(text)
    case .list(let values): array(values) { $0.value($1) }
    case .record(let fields): object { $0.members(fields) }
    }
  }

  mutating func members(_ fields: [DataValue.Field]) {
    for field in fields {
      name(escaping: field.name)
      value(field.value)
    }
  }
}

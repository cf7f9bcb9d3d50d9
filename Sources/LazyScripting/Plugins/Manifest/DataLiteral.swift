/// A value that was written in Lua as data: no calls, names or functions.
///
/// Nothing is run to read it, so it need not be trusted.
indirect enum DataLiteral: Equatable {
  /// `nil`.
  case `nil`
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A table, with its entries in the order in which they were written.
  case table([Entry])

  /// One entry of a table.
  struct Entry: Equatable {
    /// The name before `=`; nil for a value at a position.
    var name: String?
    /// The value of the entry.
    var value: DataLiteral
    /// The line of the value, counted from 1.
    var line: Int
  }

  /// The value as messages name it: `a table`, `"1.0"`.
  var phrase: String {
    switch self {
    case .nil: "nil"
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): Literal.number(number)
    case .string(let text): Literal.quoted(text)
    case .table: "a table"
    }
  }
}

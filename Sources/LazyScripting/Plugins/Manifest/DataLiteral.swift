/// A value that was written in Lua as data: no call, no name, no function.
///
/// It is read without running anything, so that nothing needs to be trusted.
indirect enum DataLiteral: Equatable {
  /// `nil`.
  case `nil`
  /// `true` or `false`.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A string.
  case string(String)
  /// A table, in the order in which it was written.
  case table([Entry])

  /// One entry of a table.
  struct Entry: Equatable {
    /// The name before `=`; nil for a value at a position.
    var name: String?
    /// What stands there.
    var value: DataLiteral
    /// The line of the value, from 1.
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

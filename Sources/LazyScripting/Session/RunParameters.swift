public import LazyReports
internal import Lua

/// The parameters that a script declares with `lab.parameters`, with their values in this run.
public struct RunParameters: Equatable, Sendable {
  /// A value that a command line sets: its text, which becomes a value of the declared type.
  public struct Setting: Equatable, Sendable {
    /// The name of the parameter.
    public let name: String
    /// The value as it was written.
    public let text: String

    /// Creates a setting.
    public init(_ name: String, to text: String) { (self.name, self.text) = (name, text) }

    /// Creates the setting that gives a parameter a value.
    public init(_ field: DataValue.Field) {
      if case .text(let text) = field.value {
        self.init(field.name, to: text)
      } else {
        self.init(field.name, to: field.value.json)
      }
    }

    /// Reads `name=value`; nil if a word is none.
    public init?(parsing word: String) {
      guard let equals = word.firstIndex(of: "="), equals != word.startIndex else { return nil }
      self.init(String(word[..<equals]), to: String(word[word.index(after: equals)...]))
    }

    /// The setting as `name=value`.
    public var word: String { "\(name)=\(text)" }
  }

  /// Which values of a column of results are better.
  public enum Direction: String, Sendable {
    case less, more
  }

  /// The names and values, by the bytes of their names.
  public let values: [DataValue.Field]
  /// The columns of results whose better direction is declared.
  public let directions: [String: Direction]
  /// The parameters whose values are declared to be compared; nil if nothing is declared.
  let declaredComparison: [String]?

  /// The values that the script runs by itself, in the order of ``values``; empty for one of each.
  public let choices: [[DataValue]]
  /// The seeds that the script runs by itself; empty for the session's.
  public let seeds: [UInt64]

  /// What columns of results beside those of the parameters are named.
  public static let reserved = [
    "job", "seed", "better", "files", "part", "parts", "status", "error",
  ]

  /// Creates parameters.
  public init(
    values: [DataValue.Field] = [],
    directions: [String: Direction] = [:],
    compared: [String]? = nil,
    choices: [[DataValue]] = [],
    seeds: [UInt64] = []
  ) {
    (self.values, self.directions, declaredComparison) = (values, directions, compared)
    (self.choices, self.seeds) = (choices, seeds)
  }

  /// The parameters whose values are compared; the others, such as numbers of rows, are conditions.
  ///
  /// They are those that are declared so, otherwise those with texts and booleans.
  public var compared: [String] {
    declaredComparison
      ?? values.filter { field in
        switch field.value {
        case .text, .flag: true
        default: false
        }
      }.map(\.name)
  }

  /// The parameters with other values; nil if a setting is wrong here, which the script tells best.
  public func setting(_ settings: [Setting]) -> RunParameters? {
    var fields = values
    for setting in settings {
      guard let place = fields.firstIndex(where: { $0.name == setting.name }),
        let value = Self.value(of: setting.text, like: fields[place].value)
      else { return nil }
      fields[place].value = value
    }
    return RunParameters(
      values: fields,
      directions: directions,
      compared: declaredComparison,
      choices: choices,
      seeds: seeds
    )
  }

  /// Reads what a setting makes of a parameter with some default value.
  ///
  /// - Returns: Nil if the text is no value of that type.
  static func value(of text: String, like standard: DataValue) -> DataValue? {
    switch standard {
    case .integer:
      if let integer = Int(text, radix: 10) { return .integer(integer) }
      return number(text).map { number in
        Int(exactly: number).map { .integer($0) } ?? .number(number)
      }
    case .number: return number(text).map { .number($0) }
    case .flag: return text == "true" ? .flag(true) : text == "false" ? .flag(false) : nil
    default: return .text(text)
    }
  }

  private static func number(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  /// What values of a type are called.
  static func phrase(for standard: DataValue) -> String {
    switch standard {
    case .integer, .number: "a number"
    case .flag: "true or false"
    default: "a text"
    }
  }
}

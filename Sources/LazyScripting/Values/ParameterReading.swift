internal import LazyReports
internal import Lua

/// Reads what a script declares of an experiment: names, values and directions.
struct ParameterReading {
  private let title: String
  private let session: LabSession
  private let data: DataReading

  /// Creates a reading for a call, which mistakes name.
  init(for title: String, in session: LabSession) {
    (self.title, self.session) = (title, session)
    data = DataReading(for: title, in: session)
  }

  /// Parameters by the bytes of their names, with the values that are set, or else as declared.
  func parameters(_ value: LuaValue, options: LuaValue) throws -> RunParameters {
    let defaults = try data.row(value, at: "defaults").inByteOrder
    for field in defaults { try check(field) }
    try checkSettings(among: defaults.map(\.name))
    var entries: [(key: LuaValue, value: LuaValue)] = []
    if case .table(let table) = options { entries = try table.entries() }
    let choice = try choice(entries, among: defaults.map(\.name))
    return RunParameters(
      values: try defaults.map { DataValue.Field($0.name, try set($0) ?? $0.value) },
      directions: choice.directions,
      compared: choice.compared
    )
  }

  /// The values of each parameter by the bytes of their names: the one that is set, or else all.
  func choices(_ value: LuaValue) throws -> [(name: String, values: [DataValue])] {
    let declared = value == .nil ? [] : try data.row(value, at: "parameters").inByteOrder
    try checkSettings(among: declared.map(\.name))
    return try declared.map { field in
      guard case .list(let values) = field.value, let first = values.first else {
        throw Mistake(
          "\(title): '\(field.name)' is an array of values, { 1000, 2000 }, got "
            + field.value.shown.shortened(to: 40)
        )
      }
      for value in values { try check(DataValue.Field(field.name, value)) }
      var seen: Set<String> = []
      for value in values where !seen.insert(value.json).inserted {
        throw Mistake("\(title): '\(field.name)' has \(value.json) twice; each value runs once")
      }
      return (field.name, try set(DataValue.Field(field.name, first)).map { [$0] } ?? values)
    }
  }

  /// The mistake of a command line, not of the script.
  private func wrongSetting(_ message: String) -> Mistake {
    session.hasWrongSetting = true
    return Mistake(message)
  }

  private func check(_ field: DataValue.Field) throws {
    guard !RunParameters.reserved.contains(field.name) else {
      throw Mistake(
        "\(title): '\(field.name)' is a column of every table of results; choose another name"
      )
    }
    guard ValuePrinter.isName(field.name) else {
      throw Mistake(
        "\(title): the name of a parameter has letters, digits and _, got "
          + Literal.quoted(field.name)
      )
    }
    switch field.value {
    case .flag, .integer, .number, .text: return
    case .null, .list, .record:
      throw Mistake("\(title): '\(field.name)' is a finite number, a text or a boolean")
    }
  }

  private func checkSettings(among names: [String]) throws {
    for setting in session.options.parameters where !names.contains(setting.name) {
      let nearest = Suggestion.nearest(to: setting.name, among: names)
      let remedy =
        nearest.map { "did you mean '\($0)'?" }
        ?? "it declares \(names.isEmpty ? "none" : names.joined(separator: ", "))"
      throw wrongSetting("the script declares no parameter '\(setting.name)'; \(remedy)")
    }
  }

  /// What a setting makes of a parameter with some value; nil if it is not set.
  private func set(_ field: DataValue.Field) throws -> DataValue? {
    guard let setting = session.options.parameters.last(where: { $0.name == field.name }) else {
      return nil
    }
    guard let value = RunParameters.value(of: setting.text, like: field.value) else {
      throw wrongSetting(
        "'\(field.name)' is \(RunParameters.phrase(for: field.value)) as its default, got "
          + Literal.quoted(setting.text)
      )
    }
    return value
  }

  /// What is said about results: the better direction of columns, and what is compared.
  typealias Choice = (directions: [String: RunParameters.Direction], compared: [String]?)

  /// Reads `less`, `more` and `compare`, of which any may be nil.
  func choice(
    _ entries: [(key: LuaValue, value: LuaValue)],
    among parameters: [String]
  ) throws -> Choice {
    var choice: Choice = ([:], nil)
    for (key, value) in entries where value != .nil {
      if key.text == "compare" {
        let compared = try names(value, of: "compare", what: "parameters")
        for name in compared where !parameters.contains(name) {
          throw Mistake("\(title): compare has \(Literal.quoted(name)), which is no parameter")
        }
        choice.compared = compared
      } else if let direction = key.text.flatMap(RunParameters.Direction.init(rawValue:)) {
        for name in try names(value, of: direction.rawValue, what: "columns") {
          // Rows name these columns in one text.
          guard !name.contains(",") else {
            throw Mistake("\(title): \(Literal.quoted(name)) has a comma; rename the column")
          }
          guard choice.directions.updateValue(direction, forKey: name) ?? direction == direction
          else { throw Mistake("\(title): '\(name)' stands in both less and more") }
        }
      } else {
        throw Mistake("\(title): options has less, more and compare, got \(Literal.of(key))")
      }
    }
    return choice
  }

  private func names(_ value: LuaValue, of key: String, what: String) throws -> [String] {
    let mistake = Mistake("\(title): \(key) is an array of \(what)")
    if let name = value.text { return [name] }
    guard case .table(let table) = value else { throw mistake }
    return try table.entries().map { _, name in
      guard let name = name.text else { throw mistake }
      return name
    }
  }
}

extension [DataValue.Field] {
  fileprivate var inByteOrder: [DataValue.Field] {
    sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

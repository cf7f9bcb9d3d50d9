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

  /// The values of parameters by the bytes of their names, as they are set, or else as declared.
  func values(_ value: LuaValue) throws -> [DataValue.Field] {
    let defaults = try data.row(value, at: "defaults").inByteOrder
    for field in defaults { try check(field) }
    try checkSettings(among: defaults.map(\.name))
    return try defaults.map { DataValue.Field($0.name, try set($0) ?? $0.value) }
  }

  /// The values of each parameter by the bytes of their names: the one that is set, or else all.
  func choices(_ value: LuaValue) throws -> [(name: String, values: [DataValue])] {
    let declared = try data.row(value, at: "parameters").inByteOrder
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
      throw Mistake("the script declares no parameter '\(setting.name)'; \(remedy)")
    }
  }

  /// What a setting makes of a parameter with some value; nil if it is not set.
  private func set(_ field: DataValue.Field) throws -> DataValue? {
    guard let setting = session.options.parameters.last(where: { $0.name == field.name }) else {
      return nil
    }
    guard let value = RunParameters.value(of: setting.text, like: field.value) else {
      throw Mistake(
        "'\(field.name)' is \(RunParameters.phrase(for: field.value)) as its default, got "
          + Literal.quoted(setting.text)
      )
    }
    return value
  }

  /// The columns of results of which less, or more, is better.
  func directions(_ options: LuaValue) throws -> [String: RunParameters.Direction] {
    guard case .table(let table) = options else { return [:] }
    return try directions(of: table.entries())
  }

  /// The columns of results of which `less`, or `more`, is better.
  func directions(
    of entries: [(key: LuaValue, value: LuaValue)]
  ) throws -> [String: RunParameters.Direction] {
    var directions: [String: RunParameters.Direction] = [:]
    for (key, value) in entries where value != .nil {
      guard let direction = key.text.flatMap(RunParameters.Direction.init(rawValue:)) else {
        throw Mistake("\(title): options has less and more, got \(Literal.of(key))")
      }
      for name in try columns(value, of: direction) {
        guard directions.updateValue(direction, forKey: name) ?? direction == direction else {
          throw Mistake("\(title): '\(name)' stands in both less and more")
        }
      }
    }
    return directions
  }

  private func columns(_ value: LuaValue, of direction: RunParameters.Direction) throws -> [String]
  {
    let mistake = Mistake("\(title): \(direction.rawValue) is an array of columns")
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

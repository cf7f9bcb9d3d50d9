internal import LazyReports
internal import Lua

enum ParametersBinding {
  static let registrations: [Registration] = [
    .function(
      "parameters",
      in: "lab",
      taking: [
        .position(
          "defaults",
          as: .table("{ name = value, … }"),
          summary: "The value of each parameter unless it is set: a number, a text or a boolean."
        ),
        .position(
          "options",
          as: .table("{ less = { … }, more = { … } }"),
          required: false,
          summary: "Columns of results of which less, or more, is better."
        ),
      ],
      gives: .table("{ name = value, … }"),
      summary:
        "Declares what an experiment may be run with, once and before anything that depends on it, "
        + "and gives the values: `lazylab run --set name=value` and `lazylab sweep` set them."
    ) { call, reader in
      let session = try reader.session
      guard session.parameters == nil else {
        throw Mistake("\(reader.title) was called before; a script declares all parameters at once")
      }
      let parameters = try Declaring(reader: reader, session: session).read(call)
      session.parameters = parameters
      session.hooks.onParameters?(parameters)
      let table = try session.state.makeTable()
      for field in parameters.values { try table.rawSet(field.name, to: field.value.lua) }
      return call.push(.table(table))
    }.takingWholeTable
  ]

  /// Reads the arguments of `lab.parameters`.
  private struct Declaring {
    let reader: ArgumentReader
    let session: LabSession

    func read(_ call: borrowing LuaCall) throws -> RunParameters {
      let reading = DataReading(for: reader.title, in: session)
      let defaults = try reading.row(call.value(at: 0), at: "defaults")
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
      for field in defaults { try check(field) }
      try checkSettings(among: defaults.map(\.name))
      return RunParameters(
        values: try defaults.map { DataValue.Field($0.name, try value(of: $0)) },
        directions: try directions(reader.value("options", in: call))
      )
    }

    private func check(_ field: DataValue.Field) throws {
      guard !RunParameters.reserved.contains(field.name) else {
        throw Mistake(
          "\(reader.title): '\(field.name)' is a column of every table of results; choose another "
            + "name"
        )
      }
      guard ValuePrinter.isName(field.name) else {
        throw Mistake(
          "\(reader.title): the name of a parameter has letters, digits and _, got "
            + Literal.quoted(field.name)
        )
      }
      switch field.value {
      case .flag, .integer, .number, .text: return
      case .null, .list, .record:
        throw Mistake("\(reader.title): '\(field.name)' is a finite number, a text or a boolean")
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

    private func value(of field: DataValue.Field) throws -> DataValue {
      guard let setting = session.options.parameters.last(where: { $0.name == field.name }) else {
        return field.value
      }
      guard let value = RunParameters.value(of: setting.text, like: field.value) else {
        throw Mistake(
          "'\(field.name)' is \(RunParameters.phrase(for: field.value)) as its default, got "
            + Literal.quoted(setting.text)
        )
      }
      return value
    }

    private func directions(
      _ options: LuaValue
    ) throws -> [String: RunParameters.Direction] {
      guard case .table(let table) = options else { return [:] }
      var directions: [String: RunParameters.Direction] = [:]
      for (key, value) in try table.entries() {
        guard let direction = key.text.flatMap(RunParameters.Direction.init(rawValue:)) else {
          throw Mistake("\(reader.title): options has less and more, got \(Literal.of(key))")
        }
        for name in try columns(value, of: direction) {
          guard directions.updateValue(direction, forKey: name) ?? direction == direction else {
            throw Mistake("\(reader.title): '\(name)' stands in both less and more")
          }
        }
      }
      return directions
    }

    private func columns(
      _ value: LuaValue,
      of direction: RunParameters.Direction
    ) throws -> [String] {
      let mistake = Mistake("\(reader.title): \(direction.rawValue) is an array of columns")
      if let name = value.text { return [name] }
      guard case .table(let table) = value else { throw mistake }
      return try table.entries().map { _, name in
        guard let name = name.text else { throw mistake }
        return name
      }
    }
  }
}

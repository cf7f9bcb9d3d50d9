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
          as: .table("{ less = { … }, more = { … }, compare = { … } }"),
          required: false,
          summary:
            "Columns of results of which less, or more, is better; the parameters whose values are "
            + "compared, by default those with texts or booleans."
        ),
      ],
      gives: .table("{ name = value, … }"),
      summary:
        "Declares what an experiment may be run with, once and before anything that depends on it, "
        + "and gives the values: `lazylab run --set name=value` and `lazylab sweep` set them. In a "
        + "sweep a default that depends on chance is drawn once, with the seed 1, for all jobs."
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
      let choice = try Choice(
        reader.value("options", in: call),
        among: defaults,
        title: reader.title
      )
      return RunParameters(
        values: try defaults.map { DataValue.Field($0.name, try value(of: $0)) },
        directions: choice.directions,
        compared: choice.compared
      )
    }

    /// The mistake of a command line, not of the script.
    private func wrongSetting(_ message: String) -> Mistake {
      session.hasWrongSetting = true
      return Mistake(message)
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
        throw wrongSetting("the script declares no parameter '\(setting.name)'; \(remedy)")
      }
    }

    private func value(of field: DataValue.Field) throws -> DataValue {
      guard let setting = session.options.parameters.last(where: { $0.name == field.name }) else {
        return field.value
      }
      guard let value = RunParameters.value(of: setting.text, like: field.value) else {
        throw wrongSetting(
          "'\(field.name)' is \(RunParameters.phrase(for: field.value)) as its default, got "
            + Literal.quoted(setting.text)
        )
      }
      return value
    }
  }

  /// What the options of `lab.parameters` say about results.
  private struct Choice {
    var directions: [String: RunParameters.Direction] = [:]
    var compared: [String]?
    private let title: String

    init(_ options: LuaValue, among parameters: [DataValue.Field], title: String) throws {
      self.title = title
      guard case .table(let table) = options else { return }
      for (key, value) in try table.entries() {
        if key.text == "compare" {
          compared = try names(value, of: "compare", what: "parameters")
          for name in compared ?? [] where parameters.value(of: name) == nil {
            throw Mistake("\(title): compare has \(Literal.quoted(name)), which is no parameter")
          }
        } else if let direction = key.text.flatMap(RunParameters.Direction.init(rawValue:)) {
          try add(names(value, of: direction.rawValue, what: "columns"), direction)
        } else {
          throw Mistake("\(title): options has less, more and compare, got \(Literal.of(key))")
        }
      }
    }

    private mutating func add(_ columns: [String], _ direction: RunParameters.Direction) throws {
      for name in columns {
        // Rows name these columns in one text.
        guard !name.contains(",") else {
          throw Mistake("\(title): \(Literal.quoted(name)) has a comma; rename the column")
        }
        guard directions.updateValue(direction, forKey: name) ?? direction == direction else {
          throw Mistake("\(title): '\(name)' stands in both less and more")
        }
      }
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
}

internal import LazyReports
internal import LazyStacks
internal import Lua

/// Binds an experiment that runs with every combination of some values.
enum SweepBinding {
  static let registrations: [Registration] = [
    .function(
      "sweep",
      in: "lab",
      taking: parameters,
      gives: .object("SweepResult"),
      summary:
        "Runs an experiment with every combination of values, each with every seed, and gives its "
        + "rows: they print as means with deviations, `result[1]` is the first of them, and "
        + "`lazylab run --csv FILE` writes them. `lazylab sweep FILE` runs the combinations in "
        + "processes of their own. What windows do meanwhile is not printed."
    ) { call, reader in
      let result = try Sweeping(in: call, by: reader).run()
      return call.push(result, as: try reader.session.types[SweepResult.self])
    },
    .method(
      "rows",
      of: "SweepResult",
      gives: .array(.table("{ name = value, … }")),
      summary: "All rows: the values of the parameters, the seed, and what the experiment gave."
    ) { (result: SweepResult, call, reader) in
      call.push(.table(try result.rows.list(in: reader.session)))
    },
  ]

  private static let parameters: [Parameter] = [
    .position(
      "experiment",
      as: .function("function(parameters)"),
      summary:
        "What runs: it gets `{ name = value, …, seed = }`, and returns a row of results, a table "
        + "with names, or `window.metrics`."
    ),
    .label(
      "parameters",
      as: .table("{ name = { value, … }, … }"),
      summary: "The values of each parameter: numbers, texts or booleans."
    ),
    .label(
      "seeds",
      as: SeedList.kind,
      default: "1",
      summary: "How many seeds, from 1 on, or which; each is set as `--seed` sets it."
    ),
    .label(
      "relative",
      as: .boolean,
      default: "false",
      summary: "Prints for each result what it is in ratio to that of the first combination."
    ),
    .label(
      "less",
      as: .either([.string, .array(.string)]),
      required: false,
      summary: "Results of which less is better: the best is marked."
    ),
    .label(
      "more",
      as: .either([.string, .array(.string)]),
      required: false,
      summary: "Results of which more is better."
    ),
    .label(
      "compare",
      as: .either([.string, .array(.string)]),
      required: false,
      summary: "The parameters whose values are compared; by default those with texts or booleans."
    ),
  ]
}

/// One run of `lab.sweep`.
private struct Sweeping {
  private let session: LabSession
  private let reading: DataReading
  private let experiment: LuaFunction
  private let choices: [(name: String, values: [DataValue])]
  /// Every combination of values, those of the last parameter one after the other.
  private let combinations: [[DataValue.Field]]
  private let seeds: [UInt64]
  private let declaration: RunParameters
  private let isRelative: Bool

  private static let title = "lab.sweep"

  init(in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    session = try reader.session
    guard session.parameters == nil || !session.options.isJob else {
      throw Mistake(
        "lab.sweep declares parameters where the script declared others before; what "
          + "'lazylab sweep' runs has one lab.sweep or one lab.parameters"
      )
    }
    reading = DataReading(for: Self.title, in: session)
    experiment = try reader.requiredFunction("experiment", in: call)
    let parameters = ParameterReading(for: Self.title, in: session)
    choices = try parameters.choices(try reader.value("parameters", in: call))
    let declared = try SeedList.read(try reader.value("seeds", in: call), of: Self.title) ?? [1]
    let choice = try parameters.choice(
      ["less", "more", "compare"].map { (.text($0), try reader.value($0, in: call)) },
      among: choices.map(\.name)
    )
    isRelative = try reader.flag("relative", in: call)
    let lists = choices.map { name, values in values.map { DataValue.Field(name, $0) } }
    let most = SeedList.most / declared.count
    guard let combinations = LazyReports.combinations(of: lists, atMost: most) else {
      throw Mistake(
        "\(Self.title): these are more than \(SeedList.most) runs; leave values or seeds out"
      )
    }
    self.combinations = combinations
    declaration = RunParameters(
      values: choices.map { DataValue.Field($0.name, $0.values[0]) },
      directions: choice.directions,
      compared: choice.compared,
      choices: choices.map(\.values),
      seeds: declared
    )
    session.parameters = session.parameters ?? declaration
    session.hooks.onParameters?(declaration)
    seeds = session.options.isJob ? [session.options.seed] : declared
  }

  func run() throws -> SweepResult {
    var rows: [[DataValue.Field]] = []
    for combination in combinations {
      for seed in seeds {
        let named = combination + [DataValue.Field("seed", DataValue(seed: seed))]
        let row = try session.seeded(seed) { try result(of: named) }
        try add(row, to: session.options.isJob ? [] : named)
        rows.append(named + row)
      }
    }
    return SweepResult(rows, of: declaration, isRelative: isRelative)
  }

  private func add(_ row: [DataValue.Field], to named: [DataValue.Field]) throws {
    do throws(DataTable.Misfit) {
      try session.rows.append(named + row)
    } catch {
      throw Mistake("\(Self.title): \(error.message)")
    }
  }

  private func result(of named: [DataValue.Field]) throws -> [DataValue.Field] {
    let step = named.map { "\($0.name)=\($0.value.shown)" }.joined(separator: " ")
    do {
      let table = try named.table(in: session)
      let value = try experiment.call([.table(table)]).first ?? .nil
      return try row(value, of: step, named: named)
    } catch let error as LuaError {
      throw error.passing("\(step) of \(Self.title)", through: "sweep", at: experiment.definition)
    } catch let error as WindowError {
      throw Mistake("\(step): \(error)")
    }
  }

  private func row(
    _ value: LuaValue,
    of step: String,
    named: [DataValue.Field]
  ) throws -> [DataValue.Field] {
    if case .object(let handle) = value,
      let metrics = try session.types[MetricsHandle.self].object(of: handle)
    {
      return try CompareBinding.usual.compactMap { name in Metric.all.first { $0.name == name } }
        .map { metric in
          let value = try metric.value(of: metrics.window, in: session)
          return DataValue.Field(metric.name, try reading.value(value))
        }
    }
    guard case .table = value else {
      throw Mistake(
        "the function of \(Self.title) gave \(Literal.of(value)); return a table of results, "
          + "{ bodies = window.metrics.bodies }"
      )
    }
    let row = try reading.row(value, at: "the row of \(step)")
    let taken = named.map(\.name) + RunParameters.reserved
    for field in row where taken.contains(field.name) {
      throw Mistake(
        "\(Self.title): '\(field.name)' of a row is a parameter or a column of every table of "
          + "results; choose another name"
      )
    }
    return row
  }
}

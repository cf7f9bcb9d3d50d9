internal import LazyReports
internal import LazyScripting

/// What a sweep runs: every combination of values, each with every seed.
struct SweepPlan {
  let script: ScriptSource
  /// What the script declares.
  let declared: RunParameters
  private(set) var jobs: [SweepJob]

  /// What asks for a sweep.
  struct Order {
    var values: [SettingValues] = []
    /// The seeds; nil for those that the script declares.
    var seeds: [UInt64]?
    var shard: Shard?
  }

  /// Asks the script what it declares, and combines the values.
  init(of script: ScriptSource, order: Order, tool: Tool, settings: RunSettings) throws {
    self.script = script
    var hash = JobHash(of: script)
    for flag in settings.flags { hash.add(flag) }
    let declaration = Declaration(script: script, tool: tool, settings: settings)
    declared = try declaration.parameters(with: [])
    let seeds = order.seeds ?? (declared.seeds.isEmpty ? [1] : declared.seeds)
    let most = SettingValues.most / seeds.count
    guard let combinations = combinations(of: order.lists(in: declared), atMost: most) else {
      throw SettingValues.Mistake(
        message: "these are more than \(SettingValues.most) jobs; leave values or seeds out"
      )
    }
    jobs = []
    var known: Set<String> = []
    for combination in combinations {
      // The values of all jobs are read alike; what is wrong with one, the script tells best.
      let parameters =
        try declared.setting(combination) ?? declaration.parameters(with: combination)
      for seed in seeds {
        let job = SweepJob(parameters, settings: combination, seed: seed, script: hash)
        guard known.insert(job.id).inserted else {
          throw SettingValues.Mistake(
            message: "two jobs are the same: \(job.title); write each value in one way"
          )
        }
        if order.shard.map({ job.belongs(to: $0) }) ?? true { jobs.append(job) }
      }
    }
  }
}

extension SweepPlan.Order {
  /// The settings of each parameter: what is asked for, otherwise what the script runs by itself.
  fileprivate func lists(in declared: RunParameters) -> [[RunParameters.Setting]] {
    let asked = values.map { values in
      values.texts.map { RunParameters.Setting(values.name, to: $0) }
    }
    let own = zip(declared.values, declared.choices).filter { field, _ in
      !values.contains { $0.name == field.name }
    }
    return asked
      + own.map { field, choices in
        choices.map { RunParameters.Setting(DataValue.Field(field.name, $0)) }
      }
  }
}

/// Runs a script up to what it declares.
private struct Declaration {
  let script: ScriptSource
  let tool: Tool
  let settings: RunSettings

  /// What the script declares without settings, or with those of one job.
  func parameters(with values: [RunParameters.Setting]) throws -> RunParameters {
    var (tool, settings) = (tool, settings)
    settings.parameters = values
    tool.terminal = QuietTerminal()
    let bench = try SessionBench(ofJob: script, tool: tool, settings: settings)
    let interrupter = bench.session.interrupter
    self.tool.terminal.onInterrupt = interrupter
    bench.session.hooks.onParameters = { _ in interrupter() }
    do {
      try bench.run(script)
    } catch {
      if bench.session.hasWrongSetting { throw SettingValues.Mistake(message: error.message) }
      guard bench.session.parameters != nil, error.kind == .interrupted else { throw error }
    }
    let declared = bench.session.parameters
    if declared == nil, let setting = values.first {
      throw SettingValues.Mistake(message: setting.withoutParameters)
    }
    _ = bench.close(.done)
    return declared ?? RunParameters()
  }
}

extension RunParameters.Setting {
  /// What is said where a script declares no parameters at all.
  var withoutParameters: String {
    let name = name.onOneLine
    return "the script declares no parameter '\(name)'; lab.parameters { \(name) = … } declares it"
  }
}

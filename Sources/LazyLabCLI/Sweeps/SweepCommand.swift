internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// What a sweep runs, and where its rows go.
struct SweepOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    parsing: .singleValue,
    help: ArgumentHelp(
      "Values of a parameter: rows=10,20, or a range: 1..10, 0..1+0.25, 10..1000*10.",
      discussion: "May be given several times; every combination runs.",
      valueName: "name=value,…"
    )
  )
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "The seeds that each combination runs with; 1, or those of lab.sweep, unless given.",
      valueName: "1..30"
    )
  )
  var seeds: String?

  @Option(
    name: [.customShort("j", allowingJoined: true), .long],
    help: ArgumentHelp("How many processes run jobs.", valueName: "n")
  )
  var jobs = 1

  @Option(help: ArgumentHelp("Keep each job's rows when it ends.", valueName: "rows.jsonl"))
  var out: String?

  @Option(help: ArgumentHelp("Write all rows at the end.", valueName: "rows.csv"))
  var csv: String?

  @Flag(help: "Go on with the file of --out: run the jobs that it lacks, or that were not done.")
  var resume = false

  @Flag(help: "Run each job a second time in another process, and compare.")
  var verify = false

  @Option(
    help: ArgumentHelp(
      "Run only a part of the jobs, which is always the same.",
      valueName: "3/16"
    )
  )
  var shard: String?

  @Flag(help: "Print the jobs, a line each, and run none.")
  var dryRun = false

  @Flag(help: "Divide each mean by that of the first setting under the same conditions.")
  var relative = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp(
      "Parameters whose values are compared; by default those with texts or booleans.",
      discussion: "All others are conditions, under each of which the best is marked.",
      valueName: "name,…"
    )
  )
  var compare: [String] = []

  @OptionGroup var better: BetterColumns

  func validate() throws {
    guard (1...256).contains(jobs) else {
      throw ValidationError("-j is how many processes run jobs: 1 to 256")
    }
    if resume, out == nil { throw ValidationError("--resume goes on with the file of --out") }
  }

  /// The parameters that are compared; nil where nothing is said.
  var compared: [String]? {
    compare.isEmpty ? nil : compare.flatMap { $0.split(separator: ",").map(String.init) }
  }

  /// Finds out whether the parameters that are compared are declared.
  func check(_ declared: RunParameters) throws {
    let names = declared.values.map(\.name)
    for name in compared ?? [] where !names.contains(name) {
      let known = names.isEmpty ? "none" : names.joined(separator: ", ")
      throw SettingValues.Mistake(
        message: "--compare has '\(name.onOneLine)'; the script declares \(known)"
      )
    }
  }

  /// What it asks for.
  func order() throws -> SweepPlan.Order {
    var values: [SettingValues] = []
    for word in set {
      let setting = try SettingValues(parsing: word)
      guard !values.contains(where: { $0.name == setting.name }) else {
        throw SettingValues.Mistake(
          message: "--set has '\(setting.name)' twice; separate its values by commas"
        )
      }
      values.append(setting)
    }
    let seeds = try seeds.map { try SettingValues.values(in: $0, of: "--seeds") }?.map { text in
      guard let seed = UInt64(text) else {
        throw SettingValues.Mistake(
          message: "--seeds has '\(text)', which is no whole number from 0"
        )
      }
      return seed
    }
    let part = shard.flatMap { Shard(parsing: $0) }
    if let shard, part == nil {
      throw SettingValues.Mistake(
        message: "--shard is one of some parts, as 3/16, got '\(shard.onOneLine)'"
      )
    }
    return SweepPlan.Order(values: values, seeds: seeds, shard: part)
  }
}

/// `lazylab sweep EXPERIMENT`.
struct SweepCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sweep",
    abstract: "Run a script with many parameters and seeds, and sum up its results.",
    discussion: """
      The script declares its parameters and hands over rows of results:

        local p = lab.parameters({ estimator = "mean", rows = 1000 }, { less = "corrections" })
        local window = Window { width = 390, height = 844, estimator = p.estimator,
          ScrollView { LazyVStack { ForEach { p.rows, height = function(i)
            return lab.noise(i, 20, 200) end } } } }
        window:scrollView():scrollTo { edge = "bottom" }
        window:settle()
        lab.row { corrections = window.metrics.corrections }

        lazylab sweep list.lua --set estimator=mean,learned --set rows=10,1000 \\
          --seeds 1..30 -j 2 --out rows.jsonl

      Estimators are compared here, and rows are a condition: the best is marked for each number \
      of rows. The values of parameters with texts and booleans are compared, numbers are \
      conditions, unless --compare, or { compare = … } in lab.parameters, says otherwise.

      On several machines GNU parallel or Slurm runs the shards, and 'lazylab merge' joins their \
      files. A shard is always the same jobs, so that what was stopped goes on by --resume:

        parallel --joblog log -S one,two --workdir . lazylab sweep list.lua \\
          --set rows=1..99 --shard {}/8 --out rows-{}.jsonl --resume ::: {1..8}
        lazylab merge rows-{1..8}.jsonl --out rows.jsonl

      'log' has each shard's status. The same command with parallel's own --resume runs the shards \
      that are not in it, with --resume-failed those that failed, too. Hosts that share no folder \
      get --transferfile list.lua --return rows-{}.jsonl --cleanup, values with spaces get -q. For \
      Slurm:

        lazylab sweep list.lua --set rows=1..99 --slurm 8 > sweep.sh
        sbatch sweep.sh

      Few shards with many jobs each cost least. A shard with a job that failed ends with 1, which \
      engines call a failure; its file has all of its rows all the same.

      Each job has a session of its own, as in 'lazylab run list.lua --set rows=10 --seed 7'. \
      The file of --out also has which results are better, and the versions of modules that were \
      loaded, which --resume and 'lazylab merge' do not mix. What scripts print is not shown. \
      Jobs that fail, exceed a limit or lose their process have a row with their status and error; \
      the others go on.

      Exit status: 0 all done; 1 a job failed; 2 wrong usage; 3 a limit was exceeded; 130 \
      interrupted, with what was done kept.
      """
  )

  @Argument(help: "The script.")
  var file: String

  @OptionGroup var sweep: SweepOptions

  @OptionGroup var slurm: SlurmOptions

  @OptionGroup var replacing: ForceOption

  @OptionGroup var options: LuaOptions

  @OptionGroup var unused: UnusedOptions

  @OptionGroup(visibility: .hidden) var chance: SeedOption

  func validate() throws {
    guard chance.seed == 1 else {
      throw ValidationError(
        "--seed is for one run; --seeds are those that each combination runs with"
      )
    }
    try slurm.refuse(sweep, isForced: replacing.force)
  }

  func perform(with tool: Tool) -> ExitStatus {
    var settings = options.settings
    settings.isForced = replacing.force
    let files = NamedFiles([("--out", sweep.out), ("--csv", sweep.csv)])
    if let complaint = files.complaint(isForced: replacing.force) {
      tool.writeError(complaint)
      return .wrongUsage
    }
    do {
      let order = try sweep.order()
      guard FileIdentity(at: file)?.isPlain ?? true, !file.hasPrefix("/dev/") else {
        let reason = "it is no plain file, which each process could read"
        throw FileError("cannot run", at: file, reason: reason)
      }
      let script = try ScriptSource.file(at: file, limits: settings.limits)
      tool.files.protect(file)
      let plan = try SweepPlan(of: script, order: order, tool: tool, settings: settings)
      try sweep.check(plan.declared)
      guard !sweep.dryRun else {
        for job in plan.jobs { tool.terminal.writeLine("\(job.id)  \(job.title)") }
        return .done
      }
      if let script = slurm.script(of: self, jobs: plan.jobs.count) {
        tool.terminal.write(script.text)
        return .done
      }
      return try SweepRun(tool: tool, settings: settings, options: sweep, plan: plan).run()
    } catch let mistake as SettingValues.Mistake {
      tool.writeError(mistake.message)
      return .wrongUsage
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

internal import ArgumentParser

/// How a sweep is divided by Slurm.
struct SlurmOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Print a script for Slurm that runs this many shards, and run nothing.",
      discussion: "'sbatch' submits it. Of --out rows.jsonl, shards write rows-1.jsonl and so on.",
      valueName: "shards"
    )
  )
  var slurm: Int?

  @Option(
    help: ArgumentHelp("The memory of each shard; 2G unless given.", valueName: "2G"),
    transform: { try Amount.bytes(in: $0) }
  )
  var slurmMemory: Int?

  @Option(
    help: ArgumentHelp("The time of each shard; 1h unless given.", valueName: "1h"),
    transform: { try Amount.time(in: $0) }
  )
  var slurmTime: Duration?

  /// The greatest number of tasks that Slurm takes unless it is told otherwise.
  private static let most = 1_000

  /// Refuses what has no meaning in a script for Slurm, and the other way round.
  func refuse(_ sweep: SweepOptions, isForced: Bool) throws {
    guard let slurm else {
      guard slurmMemory == nil, slurmTime == nil else {
        throw ValidationError("--slurm-memory and --slurm-time are for --slurm")
      }
      return
    }
    guard (1...Self.most).contains(slurm) else {
      throw ValidationError("--slurm is the number of shards: 1 to \(Self.most)")
    }
    guard sweep.shard == nil, !sweep.dryRun else {
      throw ValidationError("--slurm runs all shards; leave --shard and --dry-run out")
    }
    guard sweep.csv == nil, !isForced else {
      throw ValidationError(
        "shards of --slurm keep rows and go on with them; --csv and --force are for the command "
          + "at the script's end, which sums them up"
      )
    }
  }

  /// The script; nil unless it is asked for.
  func script(of command: SweepCommand, jobs: Int) -> SlurmScript? {
    slurm.map { shards in
      SlurmScript(
        sweep: command.sweep.words + command.options.settings.words,
        file: command.file,
        out: command.sweep.out ?? "rows.jsonl",
        size: .init(
          shards: shards,
          jobs: jobs,
          processes: command.sweep.jobs,
          memory: slurmMemory ?? 2 << 30,
          time: slurmTime ?? .seconds(3_600)
        )
      )
    }
  }
}

extension SweepOptions {
  /// The words of a command line that gives these options, without files and the part that runs.
  fileprivate var words: [String] {
    let lists = [
      ("--set", set), ("--seeds", seeds.map { [$0] } ?? []), ("--jobs", ["\(jobs)"]),
      ("--less", better.less), ("--more", better.more), ("--compare", compare),
    ]
    let valued = lists.flatMap { name, values in values.map { (name, $0) } }
    // Values that begin with a dash would be taken for options.
    return valued.flatMap { $1.hasPrefix("-") ? ["\($0)=\($1)"] : [$0, $1] }
      + (verify ? ["--verify"] : []) + (relative ? ["--relative"] : [])
  }
}

/// A script that Slurm runs once for each shard of a sweep.
struct SlurmScript {
  /// How much there is to do, and what each shard gets for it.
  struct Size {
    let shards: Int
    let jobs: Int
    let processes: Int
    let memory: Int
    let time: Duration
  }

  /// The words of the sweep, without its script.
  let sweep: [String]
  let file: String
  /// The file for all rows.
  let out: String
  let size: Size

  private static let number = "SLURM_ARRAY_TASK_ID"

  /// The script.
  var text: String {
    """
    #!/bin/sh
    #SBATCH --job-name=lazylab
    #SBATCH --array=1-\(size.shards)
    #SBATCH --cpus-per-task=\(size.processes)
    #SBATCH --mem=\((size.memory + (1 << 20) - 1) >> 20)M
    #SBATCH --time=\(limit)

    # Where each node has the program.
    lazylab=\(program.shellWord)

    # \(size.jobs) jobs, in the folder from which this is submitted.
    exec "$lazylab" \(words) \\
      --shard "$\(Self.number)/\(size.shards)" --out \(files("\"$\(Self.number)\"")) --resume \\
      \(operand)

    \(comment)

    """
  }

  private var words: String { (["sweep"] + sweep).map(\.shellWord).joined(separator: " ") }

  /// The sweep's own script as the last word.
  private var operand: String { (file.hasPrefix("-") ? "-- " : "") + file.shellWord }

  /// Where the program is that runs now.
  private var program: String { SystemFiles.resolved(ChildProcess.ownProgram) ?? "lazylab" }

  /// The name of a shard's file as a word, or of several, from what stands for its number.
  private func files(_ number: String) -> String {
    let name = out.lastIndex(of: "/").map { out.index(after: $0) } ?? out.startIndex
    let dot = out[name...].lastIndex(of: ".").flatMap { $0 > name ? $0 : nil } ?? out.endIndex
    let end = dot < out.endIndex ? String(out[dot...]).shellWord : ""
    return (out[..<dot] + "-").shellWord + number + end
  }

  /// The time as Slurm reads it, in whole minutes.
  private var limit: String {
    let minutes = max(1, (size.time.components.seconds + 59) / 60)
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest):00"
  }

  /// What to do with the script.
  private var comment: String {
    let whole = "--out \(out.shellWord)"
    let text = """
      Submit this: sbatch FILE. What was stopped goes on when it is submitted again; one shard
      alone: sbatch --array=3 FILE. When all have ended, bash joins their rows and sums them up:

        \(program.shellWord) merge \(files("{1..\(size.shards)}")) \(whole)
        \(program.shellWord) \(words) \(whole) --resume \(operand)
      """
    // A word may have several lines.
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "#" : "# \($0)" }.joined(separator: "\n")
  }
}

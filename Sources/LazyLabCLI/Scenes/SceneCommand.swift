internal import ArgumentParser
internal import LazyReports
internal import LazyScenes
internal import LazyScripting
internal import LazyStacks

/// `lazylab scene FILE [ARG…]`.
struct SceneCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "scene",
    abstract: "Run a script and write its first window as a scene, which other lists can play.",
    discussion: """
      A scene is what a scroll view contains, each row with its length, and what is done to it \
      frame by frame: scrolls, edits, sizes. Lengths that functions compute are evaluated; views \
      become rows. It is played before it is written, and must show what the script showed, to the \
      digit; where it does not, the first difference is told, and what a scene cannot say.

        lazylab scene jump.lua -o jump.json
        lazylab play jump.json -o jump.jsonl
        lazylab export --to swiftui jump.json -o JumpScene

      Exit status: that of the run; 1 also if it has no scene, or one that shows something else; \
      2 wrong usage.
      """
  )

  @Argument(help: "The script; - reads it from standard input.")
  var file: String

  @Argument(help: "What the script gets as ... and in the table arg.")
  var arguments: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The scene; by default the name of the file with .json, in this folder.",
      valueName: "scene.json"
    )
  )
  var output: String?

  @Flag(help: "Write the scene although it shows something else than the script.")
  var partly = false

  @OptionGroup var parameters: ParameterOptions

  @OptionGroup var replacing: ForceOption
  @OptionGroup var chance: SeedOption
  @OptionGroup var lua: LuaOptions
  @OptionGroup var unused: UnusedOptions

  func perform(with tool: Tool) -> ExitStatus {
    let path = output ?? SceneFiles.name(of: file, ending: ".json")
    if let complaint = NamedFiles([("-o", path)])
      .complaint(isForced: replacing.force)
    {
      tool.writeError(complaint)
      return .wrongUsage
    }
    var settings = lua.settings
    settings.seed = chance.seed
    settings.parameters = parameters.settings
    settings.isForced = replacing.force
    settings.mayExit = false
    do {
      let script =
        file == "-"
        ? try ScriptSource.standardInput(of: tool.terminal, limits: settings.limits)
        : try ScriptSource.file(at: file, limits: settings.limits)
      return try TakenScene(script, arguments, settings, isPartial: partly).write(to: path, tool)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

/// The scene of a script's first window.
private struct TakenScene {
  private let script: ScriptSource
  private let arguments: [String]
  private let settings: RunSettings
  private let isPartial: Bool

  init(
    _ script: ScriptSource,
    _ arguments: [String],
    _ settings: RunSettings,
    isPartial: Bool
  ) {
    self.script = script
    self.arguments = arguments
    self.settings = settings
    self.isPartial = isPartial
  }

  /// What was taken down while the script ran.
  private final class Sight {
    let taker = SceneTaker()
    var profile: Profile?
    var windows = 0

    /// Watches the first window of a bench.
    func watch(_ bench: SessionBench) {
      bench.onEvent = { [self] event, window in
        if window == 1 { taker.note(event) }
        windows = max(windows, window)
      }
      bench.session.hooks.onScroll = { [self] scroll, window in
        if window == 1 { taker.note(scroll) }
      }
      bench.session.hooks.onFrame = { [self] window, number in
        guard number == 1 else { return }
        if profile == nil { profile = window.configuration.profile }
        taker.frameEnded(window)
      }
    }

    /// Ends watching.
    func leave(_ bench: SessionBench) {
      bench.onEvent = nil
      bench.session.hooks.onScroll = nil
      bench.session.hooks.onFrame = nil
    }
  }

  /// Runs the script and writes the scene.
  func write(to path: String, _ tool: Tool) throws -> ExitStatus {
    if script.folder != nil { tool.files.protect(script.name) }
    _ = try tool.files.begin(path, as: .data, isForced: settings.isForced)
    let bench = try SessionBench(
      tool: tool,
      settings: settings,
      choice: settings.choice(unlessAsked: .none),
      script: script.name
    )
    tool.terminal.onInterrupt = bench.session.interrupter
    let sight = Sight()
    sight.watch(bench)
    let run = ScriptRun(tool: tool, settings: settings, unlessAsked: .none)
    let status = run.run([script], arguments: arguments, on: bench)
    sight.leave(bench)
    bench.reportFailureCount()
    let closed = bench.close(status)
    guard closed == .done else {
      tool.writeError("nothing was written, because the script failed")
      return closed
    }
    do {
      return try write(sight, to: path, tool)
    } catch let error as OutlineError {
      tool.writeError("there is no scene of it: \(error.message)")
    } catch let error as FormatError {
      tool.writeError("there is no scene of it: \(error.message)")
    }
    return .failed
  }

  private func write(_ sight: Sight, to path: String, _ tool: Tool) throws -> ExitStatus {
    var scene = try sight.taker.taken()
    scene.title = script.name.split(separator: "/").last.map(String.init) ?? ""
    var setting = ScenePlayer.Setting(profile: sight.profile ?? .swiftui2027)
    var omissions = sight.taker.omissions
    take(sight.taker.estimators, into: &setting, omissions: &omissions)
    scene.parameters = SceneSetting.fields(of: setting)
    let parting = try parting(of: scene, from: sight.taker.frames, with: setting)
    if let parting {
      let list = omissions.joined(separator: ", ")
      tool.writeError(
        "a scene does not show what the script shows: " + parting
          + (omissions.isEmpty ? "" : "\n  it cannot say: " + list)
          + (isPartial ? "" : "\n  --partly writes it anyway")
      )
      guard isPartial else { return .failed }
    }
    let bytes = Array(scene.json.utf8)
    try tool.files.write(bytes, to: path, as: .data, isForced: settings.isForced)
    let others = sight.windows > 1 ? "; of \(sight.windows) windows the first" : ""
    tool.writeError(
      "wrote \(path.onOneLine): \(Counted.text(scene.rowCount, one: "row")), "
        + "\(Counted.text(scene.frames, one: "frame")), "
        + "\(Counted.text(scene.program.count, one: "step"))\(others)"
    )
    if parting == nil, !omissions.isEmpty {
      tool.writeError(
        "left out, which changes nothing of what it shows: " + omissions.joined(separator: ", ")
      )
    }
    return parting == nil ? .done : .failed
  }

  /// Takes the estimator that all lazy containers have.
  private func take(
    _ estimators: [String],
    into setting: inout ScenePlayer.Setting,
    omissions: inout [String]
  ) {
    guard let first = estimators.first else { return }
    if estimators.count > 1 {
      omissions.append("several estimators, \(estimators.joined(separator: " and "))")
    } else if !setting.takeEstimator(first) {
      omissions.append("the estimator \(first) of the script")
    }
  }

  /// Where the scene shows something else than the script did; nil if nowhere.
  private func parting(
    of scene: Scene,
    from frames: [Recording.Frame],
    with setting: ScenePlayer.Setting
  ) throws -> String? {
    // What was written must be read as it was meant.
    let scene = try Scene(json: Array(scene.json.utf8))
    let played: [Recording.Frame]
    do {
      played = try ScenePlayer(scene, with: setting).frames()
    } catch let error as FormatError {
      return error.message
    }
    guard played != frames else { return nil }
    let comparison = RecordingComparison(of: played, with: frames, within: .none)
    guard let first = comparison.first else { return "the frames have other times or phases" }
    return "in frame \(first.frame) the \(first.figure.rawValue) is "
      + first.words(own: "the scene", other: "the script")
  }
}

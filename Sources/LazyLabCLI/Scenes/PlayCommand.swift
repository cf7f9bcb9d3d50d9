internal import ArgumentParser
internal import LazyReports
internal import LazyScenes
internal import LazyStacks

/// `lazylab play SCENE`.
struct PlayCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Play a scene and write a recording of it.",
    discussion: """
      A recording has a line for each frame: the offset, the length of the content, the rows in \
      sight with their places, and which rows were made and given up. 'lazylab recording' \
      compares it with that of another list. The parameters are the scene's own unless --profile \
      names others.

      Exit status: 0; 1 if a step of the scene cannot be done; 2 wrong usage, or what is no scene.
      """
  )

  @Argument(help: "The scene; - reads it from standard input.")
  var scene: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The recording; by default it is printed.",
      valueName: "recording.jsonl"
    )
  )
  var output: String?

  @OptionGroup var windows: ProfileOption
  @OptionGroup var replacing: ForceOption
  @OptionGroup var unused: UnusedOptions
  @OptionGroup var unusedScripts: UnusedScriptOptions

  func perform(with tool: Tool) -> ExitStatus {
    if let complaint = NamedFiles([("-o", output)]).complaint(isForced: replacing.force) {
      tool.writeError(complaint)
      return .wrongUsage
    }
    do {
      let files = SceneFiles(tool: tool)
      files.protect([scene], windows.profile)
      let written = try output.map {
        try tool.files.begin($0, as: .played, isForced: replacing.force)
      }
      let scene = try files.scene(at: scene)
      let chosen = try SceneSetting(windows.profile, for: scene, with: tool)
      var origin = Recording.Origin(toolkit: "lazylab \(LazyLab.version)", system: "any")
      origin.device = chosen.words
      func write(_ text: String) throws {
        guard let written else { return tool.terminal.write(Array(text.utf8), to: .output) }
        try written.write(Array(text.utf8))
      }
      // Nothing is written of a scene that cannot begin.
      var head = Recording(by: origin, of: scene, frames: []).jsonLines
      try ScenePlayer(scene, with: chosen.setting).play { frame in
        try write(head + frame.jsonLine)
        head = ""
      }
      guard let written else { return tool.read(.done) }
      try written.close()
      let frames = Counted.text(scene.frames, one: "frame")
      tool.writeError("wrote \(written.path.onOneLine): \(frames)")
      return .done
    } catch {
      return SceneFailure(error).write(with: tool)
    }
  }
}

/// What ended a command about scenes.
struct SceneFailure {
  private let error: any Error

  init(_ error: any Error) { self.error = error }

  /// Reports it and returns the status that belongs to it.
  func write(with tool: Tool) -> ExitStatus {
    switch error {
    case let error as FormatError:
      tool.writeError(error.message)
      return .failed
    default: return ErrorReport(error).write(with: tool)
    }
  }
}

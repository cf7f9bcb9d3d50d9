internal import ArgumentParser
internal import LazyReports
internal import LazyScenes

/// `lazylab export --to TOOLKIT SCENE -o FOLDER`.
struct ExportCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a program with which another list plays a scene and records it.",
    discussion: """
      The folder gets the program with the scene, and how to run it is printed. What the list \
      cannot do is told before anything is written.

        lazylab export --to swiftui chat.json -o ChatScene

      Exit status: 0; 1 if the list cannot play the scene; 2 wrong usage.
      """
  )

  @Argument(help: "The scene; - reads it from standard input.")
  var scene: String

  @Option(
    help: ArgumentHelp("The list: swiftui, qtquick, gtk or chromium.", valueName: "toolkit"),
    transform: Self.toolkit
  )
  var to: Toolkit

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The new folder.", valueName: "folder")
  )
  var output: String

  @OptionGroup var unused: UnusedOptions
  @OptionGroup var unusedScripts: UnusedScriptOptions

  private static func toolkit(named name: String) throws -> Toolkit {
    if let toolkit = Toolkit(rawValue: name) { return toolkit }
    let names = Toolkit.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: name, among: names)
    throw ValidationError(
      "there is no toolkit '\(name.onOneLine)'; "
        + (nearest.map { "did you mean '\($0)'? " } ?? "")
        + "there are \(names.joined(separator: ", "))"
    )
  }

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let scene = try SceneFiles(tool: tool).scene(at: scene)
      let player = ExportedPlayer(of: scene, for: to)
      if let obstacle = player.obstacle {
        tool.writeError("\(to.rawValue) cannot play the scene: \(obstacle)")
        return .failed
      }
      guard FileIdentity(at: output) == nil else {
        tool.writeError("'\(output.onOneLine)' exists; remove it, or name another folder")
        return .wrongUsage
      }
      try tool.files.makeFolder(output, files: player.files)
      for line in player.directions(in: output) { tool.terminal.writeLine(line) }
      return .done
    } catch {
      return SceneFailure(error).write(with: tool)
    }
  }
}

internal import ArgumentParser
internal import LazyReports

/// A command of the tool; ``Tool`` lists them.
protocol ToolCommand: ParsableCommand {
  /// Carries out the command.
  func perform(with tool: Tool) -> ExitStatus
}

/// A command that only turns its words into a request to run Lua.
protocol LuaCommand: ToolCommand {
  /// The request that the words make.
  var request: Request { get }
  /// The options for what runs.
  var options: RunOptions { get }
  /// The options that name files to write; `--force` needs one of them.
  var writing: [(option: String, path: String?)] { get }
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus {
    // The parser validates the options of lazylab itself for every command, therefore not there.
    if let complaint = NamedFiles(writing).complaint(isForced: options.force) {
      tool.writeError(complaint)
      return .wrongUsage
    }
    return request.perform(with: tool)
  }

  var writing: [(option: String, path: String?)] { options.eventFiles }
}

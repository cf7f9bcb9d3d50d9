internal import ArgumentParser

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
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus {
    // The parser validates the options of lazylab itself for every command, therefore not there.
    if options.force, options.trace == nil {
      tool.writeError("--force replaces the file of --trace, which is not given")
      return .wrongUsage
    }
    return request.perform(with: tool)
  }
}

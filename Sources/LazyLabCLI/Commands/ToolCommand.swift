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
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus { request.perform(with: tool) }
}

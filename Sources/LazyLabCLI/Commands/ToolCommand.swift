internal import ArgumentParser

/// A command of the tool; ``RootCommand`` lists those that there are.
protocol ToolCommand: ParsableCommand {
  /// Does what its words ask for.
  func perform(with tool: Tool) -> ExitStatus
}

/// A command that runs Lua, and knows only what its words mean.
protocol LuaCommand: ToolCommand {
  /// What its words ask for.
  var request: Request { get }
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus { request.perform(with: tool) }
}

internal import ArgumentParser

/// A command of the tool; ``RootCommand`` lists them.
protocol ToolCommand: ParsableCommand {
  /// Does what its words ask for.
  func perform(with tool: Tool) -> ExitStatus
}

/// A command that runs Lua and only interprets its words.
protocol LuaCommand: ToolCommand {
  /// The request that its words make.
  var request: Request { get }
}

extension LuaCommand {
  func perform(with tool: Tool) -> ExitStatus { request.perform(with: tool) }
}

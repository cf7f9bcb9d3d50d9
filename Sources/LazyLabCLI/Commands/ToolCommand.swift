internal import ArgumentParser

/// A command of the tool: what its words mean, and what it does with the tool's terminal.
protocol ToolCommand: ParsableCommand {
  func run(with tool: Tool) -> ExitStatus
}

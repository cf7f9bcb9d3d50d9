internal import ArgumentParser

/// A command of the tool, which knows only what its words mean.
protocol ToolCommand: ParsableCommand {
  var request: Request { get }
}

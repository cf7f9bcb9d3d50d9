internal import ArgumentParser

/// The command-line tool, apart from the process that it runs in.
public enum LazyLab {
  /// The version that `--version` prints and traces carry.
  public static let version = "0.1.0"

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The words of the command line, without the name of the program.
  ///   - terminal: The source of input and the receiver of output.
  /// - Returns: The exit status: 0 done, 1 a script error or a failed expectation, 2 wrong usage, 3
  ///   a limit was exceeded, 130 interrupted.
  public static func main(arguments: [String], terminal: any Terminal) -> Int32 {
    var tool = Tool(terminal: terminal)
    // The process may be ended only if it is the tool's own.
    if terminal is ProcessTerminal {
      tool.watchdog = Watchdog()
      tool.program = ChildProcess.ownProgram
      tool.environment = SystemEnvironment.value
      tool.now = SystemClock.now
      tool.findsPlugins = true
    }
    return main(arguments: arguments, tool: tool)
  }

  static func main(arguments: [String], tool: Tool) -> Int32 {
    tool.finish(
      RootCommand.$subcommands.withValue(tool.commands) { perform(arguments, with: tool) }
    )
  }

  private static func perform(_ arguments: [String], with tool: Tool) -> ExitStatus {
    if let request = Request(plain: arguments) { return request.perform(with: tool) }
    do {
      if let status = try CommandOfPlugin(arguments)?.perform(with: tool) { return status }
      return try RootCommand.command(for: arguments)?.perform(with: tool) ?? .done
    } catch {
      return report(error, in: arguments, to: tool.terminal)
    }
  }

  /// Reports an error; requests for help and the version are thrown as well, but are not failures.
  private static func report(
    _ error: any Error,
    in arguments: [String],
    to terminal: any Terminal
  ) -> ExitStatus {
    let message = RootCommand.fullMessage(for: error, columns: 80)
    guard !RootCommand.exitCode(for: error).isSuccess else {
      terminal.writeLine(message)
      return .done
    }
    let prefix = "Error: "
    var text = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    // Options that lazylab itself has, too, are its own to the parser.
    if let (name, command) = RootCommand.named(in: arguments),
      let usage = text.firstRange(of: "\nUsage: \(RootCommand.usage)")
    {
      text.removeSubrange(usage.lowerBound...)
      text += "\nUsage: \(RootCommand.usageString(for: command))"
      text += "\n  See 'lazylab \(name) --help' for more information."
    }
    terminal.writeLine("lazylab: " + text, to: .error)
    return .wrongUsage
  }
}

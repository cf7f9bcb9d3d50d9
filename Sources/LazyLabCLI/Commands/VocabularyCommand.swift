internal import ArgumentParser
internal import LazyScripting
internal import LazyStacks

/// A command that prints what is generated from the names of lazylab and of plugins.
protocol VocabularyCommand: ToolCommand {
  /// The text for a session whose plugins are loaded.
  func text(of session: LabSession) throws -> String
  /// The options, which may name plugins.
  var options: LuaOptions { get }
  /// Prints the text or writes it to its files.
  func publish(_ text: String, with tool: Tool) throws
}

extension VocabularyCommand {
  func publish(_ text: String, with tool: Tool) throws { tool.terminal.write(text) }

  func perform(with tool: Tool) -> ExitStatus {
    do {
      let settings = options.settings
      let session = try LabSession(
        settings.sessionOptions,
        output: { tool.terminal.show($0, to: .error) }
      )
      tool.terminal.onInterrupt = session.interrupter
      session.hooks.columns = { tool.terminal.columns }
      session.hooks.onDiagnostic = { tool.writeError($0.message) }
      let path = try PluginPath(named: settings.plugins, environment: tool.pluginEnvironment)
      try session.addPlugins(path.plugins.map(\.place), reserving: tool.reservedCommands)
      try session.loadPlugins()
      defer { _ = session.close() }
      try publish(try text(of: session), with: tool)
      return .done
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

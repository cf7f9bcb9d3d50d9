internal import ArgumentParser
internal import LazyScripting
internal import LazyStacks

/// `lazylab plugin check PATH`.
struct PluginCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a plugin's manifest and names, and what all of its kind must do.",
    discussion: "Exit status: 0 all is met; 1 something is not; 2 there is no plugin."
  )

  @Argument(help: "A file NAME.lua, or a folder with plugin.lua.")
  var path: String

  @OptionGroup var options: RunOptions

  func validate() throws { try options.refuseEvents() }

  func perform(with tool: Tool) -> ExitStatus {
    do {
      try SystemFiles.check(path)
      return try check(with: tool)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private func check(with tool: Tool) throws -> ExitStatus {
    var printed: [UInt8] = []
    let settings = options.settings
    for other in settings.plugins { try SystemFiles.check(other) }
    let session = try LabSession(settings.sessionOptions, output: { printed += $0 })
    tool.terminal.onInterrupt = session.interrupter
    session.hooks.onDiagnostic = { tool.writeError($0.message) }
    try session.addPlugins(
      ([path] + settings.plugins).map { PluginFolder(path: $0).place },
      reserving: tool.reservedCommands
    )
    try session.loadPlugins()
    let place = PluginFolder(path: path).place.path
    let checks = try session.checkPlugin(in: place) {
      defer { printed = [] }
      return printed
    }
    let summaries = session.pluginSummaries.filter { $0.path == place }
    for line in PluginList(summaries).lines { tool.terminal.writeLine(line) }
    for check in checks { write(check, to: tool) }
    let isLoaded = summaries.allSatisfy(\.isLoaded)
    let isWhole = !summaries.contains { summary in
      summary.contributions.contains { $0.hasSuffix("(left out)") }
    }
    if isLoaded, checks.isEmpty { tool.writeError("the plugin contributes nothing") }
    _ = session.close()
    let isGood = isLoaded && isWhole && !checks.isEmpty && checks.allSatisfy(\.failures.isEmpty)
    return isGood ? .done : .failed
  }

  private func write(_ check: PluginCheck, to tool: Tool) {
    let result = check.failures.isEmpty ? "ok" : "FAILED"
    tool.terminal.writeLine("\(result) \(check.title): \(check.checked) expectations")
    for failure in check.failures { tool.terminal.writeLine("  not met: \(failure)") }
    for note in check.notes { tool.terminal.writeLine("  \(note)") }
  }
}

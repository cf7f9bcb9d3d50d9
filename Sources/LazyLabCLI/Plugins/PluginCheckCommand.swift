internal import ArgumentParser
internal import LazyScripting
internal import LazyStacks

/// `lazylab plugin check PATH`.
struct PluginCheckCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a plugin's manifest and names, and what all of its kind must do.",
    discussion: """
      Without other limits it gets 256M of memory and 10s, of which each contribution has an equal \
      part. Exit status: 0 all is met; 1 something is not; 2 there is no plugin; 3 a limit was \
      exceeded.
      """
  )

  @Argument(help: "A file NAME.lua, or a folder with plugin.lua.")
  var path: String

  @OptionGroup var chance: SeedOption

  @OptionGroup var options: LuaOptions

  @OptionGroup var unused: UnusedOptions

  func perform(with tool: Tool) -> ExitStatus {
    do {
      try SystemFiles.check(path)
      return try check(with: tool)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }

  private func check(with tool: Tool) throws -> ExitStatus {
    let start = tool.now()
    var printed: [UInt8] = []
    var settings = options.settings
    settings.seed = chance.seed
    settings.limits.memory = settings.limits.memory ?? 256 << 20
    settings.limits.time = settings.limits.time ?? .seconds(10)
    let limits = settings.limits
    for other in settings.plugins { try SystemFiles.check(other) }
    let session = try LabSession(settings.sessionOptions, output: { printed += $0 })
    tool.terminal.onInterrupt = session.interrupter
    tool.watchdog?.setListener(session.memoryPressure)
    session.hooks.onDiagnostic = { tool.writeError($0.message) }
    try tool.watching(path, limits: limits) { () throws(ScriptError) in
      try session.addPlugins(
        ([path] + settings.plugins).map { PluginFolder(path: $0).place },
        reserving: tool.reservedCommands
      )
      try session.loadPlugins()
    }
    let place = PluginFolder(path: path).place.path
    var host = PluginCheckHost {
      defer { printed = [] }
      return printed
    }
    host.timeLeft = { limits.time.map { $0 - (tool.now() - start) } }
    host.watch = { title, time, body in
      let part = RunLimits(memory: limits.memory, time: time)
      tool.watching(title, limits: part) { body() }
    }
    let checks = try session.checkPlugin(in: place, by: host)
    let isGood = report(checks, ofPluginIn: place, in: session, to: tool)
    _ = tool.watching("closing the session", limits: limits) { session.close() }
    return isGood ? .done : .failed
  }

  /// Writes the results; whether everything is met.
  private func report(
    _ checks: [PluginCheck],
    ofPluginIn place: String,
    in session: LabSession,
    to tool: Tool
  ) -> Bool {
    let summaries = session.pluginSummaries.filter { $0.path == place }
    for line in PluginList(summaries).lines { tool.terminal.writeLine(line) }
    for check in checks { write(check, to: tool) }
    let isLoaded = summaries.allSatisfy(\.isLoaded)
    let isWhole = !summaries.contains { summary in
      summary.contributions.contains { $0.hasSuffix("(left out)") }
    }
    if isLoaded, checks.isEmpty { tool.writeError("the plugin contributes nothing") }
    return isLoaded && isWhole && !checks.isEmpty && checks.allSatisfy(\.failures.isEmpty)
  }

  private func write(_ check: PluginCheck, to tool: Tool) {
    let result = check.failures.isEmpty ? "ok" : "FAILED"
    tool.terminal.writeLine("\(result) \(check.title): \(check.checked) expectations")
    for failure in check.failures { tool.terminal.writeLine("  not met: \(failure)") }
    for note in check.notes { tool.terminal.writeLine("  \(note)") }
  }
}

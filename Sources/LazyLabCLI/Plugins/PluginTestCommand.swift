internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// `lazylab plugin test PATH`.
struct PluginTestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a plugin: its files *_test.lua.",
    discussion: """
      Each runs in a session of its own that has the plugin, and says with lab.expect, \
      lab.expectEqual and lab.expectNear what must be. Exit status: 0 all is met; 1 something is \
      not, or nothing was expected; 2 there is no plugin; 3 a limit was exceeded.
      """
  )

  @Argument(help: "A file NAME.lua, or a folder with plugin.lua.")
  var path: String

  @OptionGroup var options: RunOptions

  func perform(with tool: Tool) -> ExitStatus {
    let tests: [String]
    do {
      try SystemFiles.check(path)
      tests = try PluginFolder(path: path).tests()
    } catch {
      tool.writeError(error.message)
      return .wrongUsage
    }
    guard !tests.isEmpty else {
      tool.writeError("'\(path.onOneLine)' has no tests, which are files *_test.lua")
      return .failed
    }
    var worst = ExitStatus.done
    for test in tests {
      let status = run(test, with: tool)
      if status.rawValue > worst.rawValue { worst = status }
    }
    return worst
  }

  private func run(_ test: String, with tool: Tool) -> ExitStatus {
    var settings = options.settings
    settings.plugins = [path] + settings.plugins
    settings.mayExit = false
    do {
      let script = try ScriptSource.file(at: test, limits: settings.limits)
      tool.files.protect(test)
      let choice = settings.choice(unlessAsked: .none)
      let bench = try SessionBench(tool: tool, settings: settings, choice: choice, script: test)
      tool.terminal.onInterrupt = bench.session.interrupter
      var status = ScriptRun(tool: tool, settings: settings, unlessAsked: .none)
        .run([script], arguments: [], on: bench)
      let checked = bench.session.expectations.checked
      if status == .done, checked == 0 {
        tool.writeError("\(test) expects nothing; write lab.expect(condition, message)")
        status = .failed
      }
      bench.reportFailureCount()
      let word = status == .done ? "ok" : "FAILED"
      let noun = checked == 1 ? "expectation" : "expectations"
      tool.terminal.writeLine("\(word) \(test): \(checked) \(noun)")
      return bench.close(status)
    } catch {
      return ErrorReport(error).write(with: tool)
    }
  }
}

internal import ArgumentParser
internal import LazyReports

/// `lazylab plugin test PATH`.
struct PluginTestCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of a plugin: its files *_test.lua.",
    discussion: """
      They are those in the plugin's folder, or NAME_test.lua beside NAME.lua, and run as with \
      'lazylab test', whose help says what a test is. A plugin that failed, so that something \
      stood in for it, fails its test. Exit status: 0 all \
      passed; 1 a test failed; 2 there is no plugin, or it has no tests; 3 a test exceeded a limit.
      """
  )

  @Argument(help: "A file NAME.lua, or a folder with plugin.lua.")
  var path: String

  @OptionGroup var test: TestOptions

  @OptionGroup var options: TestRunOptions

  func perform(with tool: Tool) -> ExitStatus {
    let files: [TestCase]
    do {
      try SystemFiles.check(path)
      if let complaint { throw FileError("cannot test", at: path, reason: complaint) }
      let tests = PluginFolder(path: path).tests
      files = SystemFiles.resolved(tests) == nil ? [] : try TestFiles.find([tests])
    } catch {
      return ErrorReport(error).write(with: tool)
    }
    guard !files.isEmpty else {
      tool.writeError("'\(path.onOneLine)' has no tests, which are files *_test.lua")
      return .wrongUsage
    }
    let tests = files.map { TestCase(file: $0.file, plugin: path) }
    return TestRun(tool: tool, options: test, run: options).run(tests)
  }

  /// Why there is no plugin at the path.
  private var complaint: String? {
    let remedy = "'lazylab test' runs the tests of files and of all in a folder"
    if path.hasSuffix(PluginFolder.testEnding) { return "it is a test and no plugin; \(remedy)" }
    guard SystemFiles.isFolder(path), !PluginFolder.isPlugin(folder: path) else { return nil }
    return "there is no plugin.lua in it; \(remedy)"
  }
}

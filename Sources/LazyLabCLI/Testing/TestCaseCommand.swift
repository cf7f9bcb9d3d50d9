internal import ArgumentParser

/// `lazylab test-case FILE [NAME]`: one test, for the process that started this one.
struct TestCaseCommand: ToolCommand {
  static let word = "test-case"

  static let configuration = CommandConfiguration(
    commandName: word,
    abstract: "Run one test for 'lazylab test', which starts this.",
    shouldDisplay: false
  )

  @Argument(help: "The file.")
  var file: String

  @Argument(help: "The name of the test.")
  var name: String?

  @OptionGroup var options: RunOptions

  func perform(with tool: Tool) -> ExitStatus {
    guard ChildProcess.beginAnswer() else { return refuse(with: tool) }
    let run = TestCaseRun(tool: tool, settings: options.settings)
    let result = run.run(TestCase(file: file, name: name))
    tool.terminal.flush()
    do {
      try ChildProcess.answer(result.encoded)
      return result.status
    } catch {
      return refuse(with: tool)
    }
  }

  private func refuse(with tool: Tool) -> ExitStatus {
    tool.writeError("test-case answers 'lazylab test', which starts it; run that")
    return .wrongUsage
  }
}

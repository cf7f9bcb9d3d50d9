import Foundation
import LazyScripting
import Testing

@testable import LazyLabCLI

/// Runs the tool in process, with scripted sessions, and returns what it wrote.
enum Workbench {
  /// The result of running the tool.
  struct Result: Equatable {
    var status: Int32
    var output: String
    var errors: String
  }

  /// Runs the tool with some words and input.
  static func run(_ arguments: [String], input: String = "", outputLimit: Int? = nil) -> Result {
    let lines = MemoryTerminal(lines: input).remainingInput
    let terminal = MemoryTerminal(input: lines, outputLimit: outputLimit)
    let status = LazyLab.main(arguments: arguments, tool: tool(terminal))
    return Result(status: status, output: terminal.output, errors: terminal.errors)
  }

  /// Runs the tool with some words, with Lua.
  static func lua(_ arguments: [String], input: String = "") -> Result {
    let terminal = MemoryTerminal(lines: input)
    let status = LazyLab.main(arguments: arguments, terminal: terminal)
    return Result(status: status, output: terminal.output, errors: terminal.errors)
  }

  /// Runs a script from standard input.
  static func script(_ text: String, _ options: String...) -> Result {
    run(["run", "-"] + options, input: text)
  }

  /// Types the text after the prompts of a transcript, and compares everything that is seen with
  /// it.
  static func expectTranscript(
    _ transcript: String,
    usesLua: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let prompts = ["> ", "… "]
    let lines = transcript.split(separator: "\n", omittingEmptySubsequences: false)
    let input = lines.compactMap { line -> TerminalInput? in
      guard let prompt = prompts.first(where: { line.hasPrefix($0) }) else { return nil }
      let typed = line.dropFirst(prompt.count)
      return typed == "^C" ? .interrupted : .line(Array(typed.utf8))
    }
    let terminal = MemoryTerminal(input: input, isInteractive: true)
    let status = LazyLab.main(
      arguments: [],
      tool: usesLua ? Tool(terminal: terminal) : tool(terminal)
    )
    let welcome = terminal.transcript.prefix { $0 != "\n" } + "\n"
    #expect(
      terminal.transcript == welcome + transcript + "\n",
      sourceLocation: sourceLocation
    )
    #expect(status == 0, sourceLocation: sourceLocation)
  }

  /// Makes a file, calls a body with its path, and removes the file.
  static func withFile<Value>(
    _ contents: [UInt8],
    _ body: (String) throws -> Value
  ) throws -> Value {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).lua")
    try Data(contents).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  static func tool(_ terminal: MemoryTerminal) -> Tool {
    Tool(
      terminal: terminal,
      makeSession: { options, output, events in
        ScriptedSession(options, terminal: terminal, output: output, events: events)
      }
    )
  }
}

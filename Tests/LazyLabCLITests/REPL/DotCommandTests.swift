import Testing

@testable import LazyLabCLI

@Suite struct DotCommandTests {
  @Test func `a command that is added is run, listed, explained and suggested`() {
    let terminal = MemoryTerminal(
      input: [".shout a b", ".help .shout", ".shuot", ".help"].map { .line(Array($0.utf8)) },
      isInteractive: true
    )
    var tool = Workbench.tool(terminal)
    tool.dotCommands.append(
      DotCommand(name: "shout", arguments: "WORD…", summary: "Says it louder.") { engine, words in
        engine.tool.terminal.writeLine(words.joined(separator: " ").uppercased())
        return .goesOn
      }
    )
    #expect(LazyLab.main(arguments: [], tool: tool) == 0)
    let transcript = terminal.transcript
    #expect(transcript.contains("A B\n"))
    #expect(transcript.contains("> .help .shout\n.shout WORD…\n  Says it louder.\n"))
    #expect(transcript.contains("unknown command '.shuot'; did you mean '.shout'?"))
    #expect(transcript.contains("  .quit                      Leave"))
    #expect(transcript.contains("  .shout WORD…               Says it louder.\n"))
    for command in DotCommand.builtIn { #expect(transcript.contains("  " + command.usage + " ")) }
  }
}

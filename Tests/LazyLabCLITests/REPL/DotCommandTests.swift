import Testing

@testable import LazyLabCLI

@Suite struct DotCommandTests {
  @Test(arguments: [
    (".padding(8)", "a modifier has a colon: write :padding(8)\n"),
    (".why 1", "there is no window yet; make one: Window {"),
    (".why 1 2 3", "write .why [WINDOW] [FIRST [LAST]], got '1 2 3'\n"),
    (".why 30-40", "write .why [WINDOW] [FIRST [LAST]], got '30-40'\n"),
    (".why 0", "frames of .why are counted from 1, got 0\n"),
    (".watch 4 3", "LAST of .watch is 4 or more here, got 3\n"),
    (".bench --runs x 1", "--runs of .bench takes a whole number from 1 to 10000\n"),
    ("out[1]", "there is no out yet; out[n] is the value of the REPL entry n"),
  ])
  func `a line that is no command is told what to write`(line: String, message: String) {
    #expect(Workbench.lua([], input: line + "\n").errors.contains(message))
  }

  @Test func `a variable is explained by the class of its value`() {
    let input = "w = Window { width = 9, height = 9, Text 'a' }\n?w\n"
    #expect(Workbench.lua(["--events", "none"], input: input).output.contains("window:step("))
  }

  @Test func `the events of the runs of a bench are not printed`() {
    let input = """
      w = Window { width = 9, height = 9, ScrollView { LazyVStack { ForEach { 9, height = 9 } } } }
      .bench w:scrollView():scrollTo { id = w.frame % 9 + 1 }

      """
    let output = Workbench.lua([], input: input).output
    #expect(output.contains("median"))
    #expect(!output.contains("target"))
  }

  @Test func `a command that is added is run, listed, explained and suggested`() {
    let terminal = MemoryTerminal(
      input: [".shout a b", ".help .shout", ".shuot", ".help commands"].map {
        .line(Array($0.utf8))
      },
      isInteractive: true
    )
    var tool = Workbench.tool(terminal)
    tool.dotCommands = {
      let shout = DotCommand(name: "shout", arguments: "WORD…", summary: "Says it louder.") {
        engine,
        words in
        engine.tool.terminal.writeLine(words.joined(separator: " ").uppercased())
        return .goesOn
      }
      return DotCommand.builtIn + [shout]
    }
    #expect(LazyLab.main(arguments: [], tool: tool) == 0)
    let transcript = terminal.transcript
    #expect(transcript.contains("A B\n"))
    #expect(transcript.contains("> .help .shout\n.shout WORD…\n  Says it louder.\n"))
    #expect(transcript.contains("unknown command '.shuot'; did you mean '.shout'?"))
    #expect(transcript.contains("  .quit                          Leave"))
    #expect(transcript.contains("  .shout WORD…                   Says it louder.\n"))
    for command in DotCommand.builtIn { #expect(transcript.contains("  " + command.usage + " ")) }
  }
}

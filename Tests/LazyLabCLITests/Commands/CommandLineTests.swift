import ArgumentParser
import Testing

@testable import LazyLabCLI

/// A command that only tests have.
private struct ShoutCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "shout",
    abstract: "Say it louder."
  )

  @Argument(help: "What to say.")
  var words: [String]

  func perform(with tool: Tool) -> LazyLabCLI.ExitStatus {
    tool.terminal.writeLine(words.joined(separator: " ").uppercased())
    return .done
  }
}

@Suite struct CommandLineTests {
  @Test func `the version and the help are asked for on standard output`() {
    #expect(
      Workbench.run(["--version"])
        == Workbench.Result(status: 0, output: "lazylab \(LazyLab.version)\n", errors: "")
    )
    for words in [["--help"], ["-h"], ["help"], ["run", "--help"], ["help", "run"]] {
      let result = Workbench.run(words)
      #expect(result.status == 0)
      #expect(result.output.contains("USAGE: lazylab"))
      #expect(result.errors == "")
    }
  }

  @Test func `a command that is added is run, listed, explained, suggested and reserved`() {
    func run(_ words: String...) -> Workbench.Result {
      let terminal = MemoryTerminal()
      var tool = Workbench.tool(terminal)
      tool.commands.append(ShoutCommand.self)
      let status = LazyLab.main(arguments: words, tool: tool)
      return Workbench.Result(status: status, output: terminal.output, errors: terminal.errors)
    }
    #expect(run("shout", "a", "b") == Workbench.Result(status: 0, output: "A B\n", errors: ""))
    #expect(run("--help").output.contains("  shout                   Say it louder.\n"))
    #expect(run("shout", "--help").output.contains("USAGE: lazylab shout <words> ..."))
    #expect(run("shuot").errors.contains("unknown command 'shuot'; did you mean 'shout'?"))
    #expect(run("plugin", "new", "command", "shout").errors.contains("shout"))
    #expect(Workbench.run(["shout", "a"]).status == 2)
  }

  @Test func `help names every option`() {
    let help = Workbench.run(["run", "--help"]).output
    for option in ["--events", "--only", "--trace", "--seed", "--native-lua"] {
      #expect(help.contains("  " + option))
    }
  }

  @Test(arguments: [
    (["--only", "visble", "run", "x"], "unknown kind of event 'visble'; did you mean 'visible'?"),
    (["run", "x", "--only", "zzzzzz"], "unknown kind of event 'zzzzzz'; the kinds are all, init"),
    (["run", "x", "--only", ""], "unknown kind of event ''"),
    (["run", "x", "--only", "offset,Visible"], "did you mean 'visible'?"),
    (["run", "x", "--events", "xml"], "one of 'text', 'jsonl' or 'none'"),
    (["run", "x", "--evnts", "none"], "Did you mean '--events'?"),
    (["run", "x", "--seed", "one"], "'one' is invalid for '--seed"),
    (["run", "x", "--events", "none", "--only", "visible"], "leave one out"),
    (["run", "x", "--trace", "-"], "'--events jsonl' writes to standard output"),
    (["-e", "print(1)", "--plugin", "y"], "cannot open 'y': No such file or directory"),
    (["--plugin=3M"], "cannot open '3M': No such file or directory"),
    (["plugin", "nwe"], "unknown command 'plugin nwe'; did you mean 'new'?"),
    (["run"], "Missing expected argument '<file>'"),
    (["-e"], "Missing value for '-e"),
    (["help", "rnu"], "unknown command 'rnu'; did you mean 'run'?"),
    (["rnu", "x"], "unknown command 'rnu'; did you mean 'run'?"),
    (["first.lua"], "unknown command 'first.lua'; to run a script: lazylab run first.lua"),
    (["-"], "to run a script: lazylab run -"),
    ([""], "unknown command ''"),
    (["a\nb\u{1b}[2J"], "unknown command 'a\\nb\\u{1b}[2J'"),
  ])
  func `wrong usage is said on standard error and ends with 2`(words: [String], message: String) {
    let result = Workbench.run(words)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("lazylab: "))
    #expect(result.errors.contains(message))
  }

  @Test func `a word after reference asks for the help on it`() {
    let modifier = Workbench.run(["reference", "defaultScrollAnchor"])
    #expect(modifier.output.contains("defaultScrollAnchor"))
    #expect(modifier.output.hasSuffix("\n") && !modifier.output.contains("# "))
    let found = Workbench.run(["reference", "pinned", "covers"])
    #expect(found.output.contains("pinnedViewsCover"))
    #expect(Workbench.run(["reference", "pinned", "headers"]).output.contains("pinnedViews ="))
    let name = Workbench.run(["reference", "scroll", "position"])
    #expect(name.output.hasPrefix("ScrollPosition {"))
    let part = Workbench.run(["reference", "placeSubviews"])
    #expect(part.output.contains("Places each subview"))
    let misspelt = Workbench.run(["reference", "scrolTo"])
    #expect(misspelt.status == 1)
    #expect(misspelt.errors.contains("there is no help for 'scrolTo'; did you mean 'scrollTo'?"))
  }

  @Test func `a comment of Lua is no option`() {
    #expect(Workbench.run(["-e", "--time"]).errors.contains("not built") == false)
  }

  @Test func `options may stand before and after the command`() {
    let script = "seed\nprint x"
    let after = Workbench.run(["run", "-", "--seed", "7", "--native-lua"], input: script)
    let before = Workbench.run(["--seed", "7", "--native-lua", "run", "-"], input: script)
    #expect(after == Workbench.Result(status: 0, output: "7 true\nx\n", errors: ""))
    #expect(before == after)
    #expect(Workbench.script("seed").output == "1 false\n")
  }

  @Test func `what follows two dashes belongs to the script`() {
    let result = Workbench.run(["run", "-", "a", "--", "--seed", "-x"], input: "arguments")
    #expect(result.output == "a|--seed|-x\n")
  }
}

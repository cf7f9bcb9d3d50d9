import TestBasics
import Testing

/// What the built program answers to words, on the command line and in a conversation.
@Suite struct LookupTests {
  private static let answers: [(words: String, answer: String)] = [
    ("keyboard", "  see ?window:resize, "),
    ("prepend", "Examples/prepend.lua  New messages arrive above"),
    ("chat", "Examples/layouts/chat.lua  "),
    ("csv", "lab.csv(rows) gives it, and lazylab run --csv FILE writes the rows"),
    ("svg", "window:draw { as = \"svg\", file = \"window.svg\" } draws a window"),
    ("\"scroll jump\"", ".why says what moved and why"),
    ("scroll jump", "Examples/pains/01-content-that-jumps-on-the-way-up.lua"),
    ("\"pull to refresh\"", "A finger pulls far enough with scroll:drag(-300)"),
    ("image", "Image { width =, height =, name }"),
    ("claim 124", "claim 124: a highlight that is kept in the row is lost by scrolling away"),
    ("claim 124", "Tests/Conformance/claims/124-state-in-a-row-is-lost-by-scrolling.lua"),
    ("stateInRow", "Rows lost a state because they were out of sight for too long."),
    ("legacyScroll", "content jumps when older messages are inserted"),
    ("list", "List is not part of lazylab; write ScrollView { LazyVStack { … } }"),
    ("layoutLoop", "It is one of diagnostics: ?diagnostic"),
    ("cells that flicker while scrolling", "about 'flicker':\nscroll jump\n"),
    ("iOS 17", "  legacyPersist: the systems of 2020 to 2022, and iOS 17 by one report\n"),
    (
      "profiles",
      "  legacyPersist  the systems of 2020 to 2022, and iOS 17 by one report: memory grows while "
        + "somebody scrolls; rows never forget their state\n"
    ),
    ("jumps", "scroll jump\n  What moves though nobody moved it"),
    ("why does my list jump", "scroll jump\n  What moves"),
    ("chat jumps", "chat\n  A list that opens at its end"),
    ("chat jumps", "\n\nscroll jump\n"),
    ("offset per frame", "lazylab run --only offset FILE"),
    ("my row loses its state", "row state\n  A row out of sight is given up"),
    ("compare estimators", "benchmark\n  Variants side by side"),
    ("estimators", "Estimators.lastFew([size])"),
    ("scrolling", "scrolling: drags, flings and jumps; positions, targets and anchors\n"),
  ]

  @Test(arguments: answers)
  func `words find things on the command line and in a conversation`(
    words: String,
    answer: String
  ) throws {
    let command = try ToolProcess(["reference", words]).finish()
    #expect(command.status == 0)
    #expect(command.output.contains(answer))
    let entry = try ToolProcess([], input: "?\(words)\n").finish()
    #expect(entry.status == 0)
    #expect(entry.output == command.output)
  }

  @Test(arguments: [
    "chat jumps", "why does my list jump", "offset per frame", "my row loses its state", "jump",
    "jumps", "compare estimators", "spacing between rows",
  ])
  func `a question is answered in a few lines, without signatures`(question: String) throws {
    let end = try ToolProcess(["reference"] + question.split(separator: " ").map(String.init))
      .finish()
    #expect(end.status == 0)
    #expect(end.output.split(separator: "\n").count <= 32)
    #expect(!end.output.contains("lookAhead = 1"))
  }

  @Test func `what is nowhere is an error`() throws {
    let end = try ToolProcess(["reference", "zqx", "jkv"]).finish()
    #expect(end.status == 1)
    #expect(end.errors == "lazylab: there is no help for 'zqx jkv'\n")
  }

  @Test func `the help of a conversation fits on a screen, and each of its chapters is there`()
    throws
  {
    let help = try ToolProcess([], input: ".help\n").finish()
    let lines = help.output.split(separator: "\n")
    #expect(lines.count < 24)
    for line in lines { #expect(line.count <= 80, "\(line)") }
    let chapters = lines.filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").first }
    #expect(chapters.count > 10)
    let input = chapters.map { ".help \($0)\n" }.joined()
    #expect(try ToolProcess([], input: input).finish().status == 0)
  }
}

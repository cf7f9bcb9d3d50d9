import Foundation
import LazyTestSupport
import Testing

@testable import LazyLabCLI

/// Dot commands about frames that were made before, and about windows by their names.
@Suite struct FrameCommandTests {
  private static let opening = """
    function open(id)
      local rows = ForEach { 99, id = id .. "-%d", height = 50 }
      return Window { width = 90, height = 60, ScrollView { LazyVStack { spacing = 0, rows } } }
    end
    chat = open("chat")
    for i = 1, 3 do chat:scrollView():drag(25) end

    """

  private func answer(_ entries: String, isKeptGoing: Bool = true) -> Workbench.Result {
    let options = ["--events", "none"] + (isKeptGoing ? ["--keep-going"] : [])
    return Workbench.lua(options, input: Self.opening + entries)
  }

  @Test func `frames that were made are printed below one another in a pipe`() {
    let now = answer("print(chat:draw())\nchat:scrollView():drag(25)\n.watch 4 4").output
    let drawing = answer("print(chat:draw())").output
    #expect(
      now == drawing + "1\n" + drawing + """
          frames       1: 4, at 0.05 s
          offset       50 → 75  user +25
          visibility   50 %: chat-3 in

        """
    )
    let both = answer(".watch 1 2").output.split(separator: "\n")
    #expect(
      both.filter { $0.hasPrefix("  frames") } == [
        "  frames       1: 1, at 0 s", "  frames       1: 2, at 0.0167 s",
      ]
    )
    #expect(
      answer(".watch 3").output.split(separator: "\n").count { $0.hasPrefix("  frames") } == 2
    )
  }

  @Test func `some frames are explained by their numbers`() {
    let told = answer(".why 2\n.why 2 4\n.why chat 4")
    #expect(told.errors == "")
    #expect(
      told.output.split(separator: "\n").filter { $0.hasPrefix("Frame") } == [
        "Frame 2, at 0.0167 s", "Frame 2, at 0.0167 s", "Frame 3, at 0.0333 s",
        "Frame 4, at 0.05 s", "Frame 4, at 0.05 s",
      ]
    )
    let folded = answer("for i = 1, 5 do chat:scrollView():drag(25) end\n.why chat 1 9").output
    #expect(folded.contains("in 8 drags of one frame each.\n  One of these frames: .why chat 2\n"))
  }

  @Test(arguments: [
    (".why 999", "there is no frame 999 yet; the last one is 4: write .why 4\n"),
    (".why chat 2 5", "there is no frame 5 yet; the last one is 4: write .why chat 2 4\n"),
    (".why foo", "'foo' is no variable with an open window; open ones are in chat\n"),
    (".watch 9 10", "there is no frame 9 yet; the last one is 4: write .watch 4\n"),
    (".watch foo 1 2", "'foo' is no variable with an open window; open ones are in chat\n"),
    (".watch left", "'.watch' needs a terminal; '.view' draws the window once, "),
    (".trace foo", "a window is a variable; a file has a point or a slash in its name\n"),
    (
      "big = Window { width = 9, height = 9, VStack { ForEach { 3000, height = 1 } } }\n"
        + ".watch big 1",
      "no drawing of frame 1 is kept, only of those made from now on, and of at most 2,000 views\n"
    ),
  ])
  func `what is wrong with frames and windows is named with its remedy`(
    entry: String,
    message: String
  ) {
    #expect(answer(entry).errors.contains(message))
  }

  @Test func `only the last frames are kept, and it is said which`() {
    let entries = "for i = 1, 20000 do chat:step() end\n.watch 1 3\n.watch 1 20004"
    let told = answer(entries)
    #expect(told.errors.contains("no drawing of frames 1 to 3 is kept; the oldest is of frame "))
    #expect(told.output.contains(" frames are not kept any more; the first that is kept is "))
    #expect(told.output.contains("  frames       1: 20004, at "))
    #expect(!told.output.contains("  frames       1: 3, at "))
  }

  @Test func `each command says which of several windows it speaks of, and takes one by name`() {
    let entries = """
      feed = open("feed")
      .why
      .why chat 3
      .watch chat 2 2
      .metrics chat
      .trace chat offset
      .trace offset
      .watch chat down
      .trace chat /dev/null/t.jsonl
      """
    let told = answer(entries)
    #expect(
      told.output.split(separator: "\n").filter { $0.hasPrefix("window ") } == [
        "window 2, feed:", "window 1, chat:", "window 1, chat:", "window 1, chat:",
        "window 1, chat:", "window 2, feed:",
      ]
    )
    #expect(told.output.contains("     2 offset       0 → 25  user +25\n"))
    #expect(answer(entries + "\nchat:scrollView().contentOffset.y").output.hasSuffix("119.0\n"))
  }

  @Test func `what is typed and what a script asks are explained alike`() {
    let entries = """
      data = lab.data {}
      for i = 1, 100 do data:insert(i, { id = "m" .. i }) end
      w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
        ForEach(data, function() return Item { height = 30 } end) } } }
      w:scrollView():scrollTo { id = "m20", anchor = "top" }
      for i = 1, 20 do data:insert(1, { id = "n" .. i }) end w:step() print(w:explain())
      .why w
      print(w:explain(3))
      """
    let line = "In legacyScroll: m20 … m29 would be pushed out of sight, by about 600."
    let told = answer(entries).output.split(separator: "\n")
    #expect(told.count { $0 == line } == 3)
  }

  @Test func `a bench that changes something is recorded with the number of its runs`() throws {
    let home = try TemporaryHome()
    let path = home.url.appending(path: "s.lab").path
    let entries = """
      n = 0
      .record \(path)
      .bench n = n + 1
      n
      .bench --runs 3 n = n + 1
      n
      """
    #expect(answer(entries).errors == "")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("\n> .bench --runs 3 n = n + 1\n"))
    #expect(!text.contains("median"))
    let check = Workbench.lua(["replay", path, "--check"])
    #expect(check == Workbench.Result(status: 0, output: "", errors: ""))
  }
}

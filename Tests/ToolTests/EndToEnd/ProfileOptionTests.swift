import Foundation
import TestBasics
import Testing

/// `--profile`, and names that are checked before anything runs, by the built program.
@Suite struct ProfileOptionTests {
  private static let script = """
    local data = lab.data {}
    for index = 1, 100 do data:insert(index, { id = "m" .. index }) end
    w = Window { width = 390, height = 300, ScrollView { LazyVStack { spacing = 0,
      ForEach(data, function() return Item { height = 30 } end) } } }
    w:scrollView():scrollTo { id = "m20", anchor = "top" }
    for index = 1, 20 do data:insert(1, { id = "n" .. index }) end
    w:step()
    """
  private static let pushed = "m20 … m29 were pushed out of sight"

  @Test(arguments: [["run", "-"], ["-e"], []])
  func `the profile holds in a script, in code and in a conversation`(words: [String]) throws {
    let options = ["--profile", "legacyScroll", "--events", "none"]
    let text = Self.script + "\nprint(w:explain())\n"
    let asWord = words == ["-e"]
    let arguments = words + (asWord ? [text] : []) + options
    let end = try ToolProcess(arguments, input: asWord ? "" : text).finish()
    #expect(end.status == 0)
    #expect(end.output.contains(Self.pushed))
  }

  @Test func `a recorded session keeps its profile`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).lab").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let input = ".record \(path)\n" + Self.script + "\n.why\n"
    let end = try ToolProcess(
      ["--profile", "legacyScroll", "--events", "none"],
      input: input
    ).finish()
    #expect(end.output.contains(Self.pushed))
    let recorded = try String(contentsOfFile: path, encoding: .utf8)
    #expect(recorded.hasPrefix("-- lazylab session, seed 1, profile legacyScroll, from line 1\n"))
    let replayed = try ToolProcess(["replay", path]).finish()
    #expect(replayed.output.contains(Self.pushed))
  }

  @Test func `a profile that there is not is told with those that there are`() throws {
    let end = try ToolProcess(["run", "--profile", "legacyScrol", "-"], input: "print 'ran'")
      .finish()
    #expect(end.status == 2)
    #expect(end.output == "")
    #expect(end.errors.contains("there is no profile 'legacyScrol'; did you mean 'legacyScroll'?"))
    #expect(end.errors.contains("swiftui2027, legacyPersist, legacyRowState, legacyScroll"))
    #expect(end.errors.contains("\n  legacyPersist: the systems of 2020 to 2022, and iOS 17 by"))
  }

  @Test func `a reporter that no plugin has is told before the script runs`() throws {
    let end = try ToolProcess(["run", "--report", "nope", "-"], input: "print 'ran'").finish()
    #expect(end.status == 2)
    #expect(end.output == "")
    #expect(end.errors.hasPrefix("lazylab: --report: no plugin has a reporter 'nope'"))
  }
}

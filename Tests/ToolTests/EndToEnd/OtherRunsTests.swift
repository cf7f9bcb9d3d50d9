import RepositoryReading
import TestBasics
import Testing

/// What `lazylab report` tells of runs under other conditions, through the built program.
@Suite struct OtherRunsTests {
  /// A reader of a list, above whom older rows come in.
  private static let prepending = """
    local ids = {}
    for index = 1, 40 do ids[index] = "old-" .. index end
    local window = Window { width = 300, height = 400, ScrollView {
      LazyVStack { spacing = 0, ForEach { ids, id = "self", height = 50 } } } }
    window:scrollView():drag(800)
    window:update(function() for index = 1, 5 do table.insert(ids, 1, "new-" .. index) end end)
    print(window:scrollView().visibleIDs[1])
    """

  /// A row whose state is changed and that leaves the screen for a while.
  private static let forgetting = """
    Row = View "Row" { state = { isOn = false }, body = function(self)
      return Item { height = 50 }:onTapGesture(function() self.state.isOn = true end) end }
    local window = Window { width = 300, height = 400, ScrollView {
      LazyVStack { spacing = 0, ForEach { 100, id = "r%d", function() return Row {} end } } } }
    window:tap "r1"
    for _, by in ipairs { 100, -100 } do
      for _ = 1, 10 do window:scrollView():drag(by) end
    end
    """

  private func report(_ script: String, _ options: String = "") throws -> String {
    let shell = try Shell()
    try shell.write(script + "\n", to: "a.lua")
    let outcome = try shell.run("$L report a.lua --markdown a.md \(options)")
    #expect(outcome.status == 0, "\(outcome.output)")
    return try shell.text(of: "a.md")
  }

  @Test func `what another system would show is told with the first frame that differs`() throws {
    let text = try report(Self.prepending)
    #expect(text.contains("`legacyScroll` (earlier systems"))
    #expect(text.contains("In frame 3 "))
    #expect(text.contains("It would print “old-12”, not “old-17”."))
    #expect(text.contains("In legacyPersist, legacyRowState all would be the same."))
  }

  @Test func `a choice matters where another answer shows something else, and only there`() throws {
    let (kept, other) = (try report(Self.forgetting), try report(Self.prepending))
    #expect(kept.contains("one would show something else here"))
    #expect(kept.contains("- `retention = 64` (for how many updates"))
    #expect(kept.contains("0 states lost, not 1."))
    #expect(other.contains("none would show anything else here"))
    #expect(other.contains("Nothing depends on coldSample, coldLength, retention, "))
  }

  @Test func `a window that answers a question itself is not asked`() throws {
    let script = Self.forgetting.replacing(
      "height = 400,",
      with: "height = 400, profile = lab.profile { retention = 2 },"
    )
    let text = try report(script)
    #expect(!text.contains("- `retention"))
    #expect(text.contains("Of 16 things"))
    #expect(!text.contains("legacyPersist"))
    let named = Self.prepending.replacing(
      "height = 400,",
      with: "height = 400, profile = 'legacyScroll',"
    )
    #expect(try !report(named).contains("all would be the same"))
  }

  @Test func `other runs write nothing, and a script that needs a file is told of`() throws {
    let shell = try Shell()
    try shell.write(
      """
      local file = assert(io.open("count", "a"))
      file:write("x")
      file:close()
      Window { width = 300, height = 400, Text "a" }

      """,
      to: "a.lua"
    )
    _ = try shell.run("$L report a.lua --markdown a.md")
    #expect(try shell.text(of: "count") == "x")
    #expect(
      try shell.text(of: "a.md").contains("The script went on otherwise when it ran again: a.lua:1")
    )
  }

  @Test func `a run of many events is repeated only if that is asked for`() throws {
    let script =
      Self.prepending
        + """

        for index = 41, 2000 do ids[index] = "old-" .. index end
        window:update()
        for _ = 1, 200 do window:scrollView():drag(400) end
        """
    #expect(try report(script).contains("The run has more than 10,000 events"))
    #expect(try report(Self.prepending, "--others").contains("- `legacyScroll`"))
    #expect(try !report(Self.prepending, "--no-others").contains("## Elsewhere"))
  }

  @Test func `a script that would not end elsewhere is stopped and told`() throws {
    let script =
      Self.prepending
      + "\nwhile window:scrollView().visibleIDs[1] ~= 'old-17' do window:step() end"
    #expect(
      try report(script).contains("The script would not reach its end: a.lua:8: the limit of ")
    )
  }

  @Test func `another list is compared by a file of its profile`() throws {
    let shell = try Shell()
    try shell.write(Self.prepending + "\n", to: "a.lua")
    try shell.write("return lab.profile { editAnchor = 'offset' }\n", to: "list.lua")
    _ = try shell.run("$L report a.lua --markdown a.md --elsewhere list.lua")
    let text = try shell.text(of: "a.md")
    #expect(text.contains("- `list.lua` (another list): In frame 3 old-12"))
    let missing = try shell.run("$L report a.lua --markdown b.md --elsewhere none.lua")
    #expect(missing.status == 2)
    #expect(missing.output.contains("none.lua"))
  }
}

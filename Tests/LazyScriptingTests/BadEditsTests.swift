import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

/// Changing data at the wrong time, or into something that is not a list, is an error for the
/// script, and the window stays intact.
@Suite(.leavesNothing) struct BadEditsTests {
  private static let list = """
    data = {}
    for i = 1, 100 do data[i] = { id = "e" .. i, height = 20 + i % 5 * 10 } end
    naming = function(e) return e.id end
    window = Window { width = 100, height = 200, ScrollView { LazyVStack { spacing = 0,
      ForEach { data, NAMED function(e) return Item { height = e.height } end } } } }
    feed = window:scrollView()
    feed:drag { by = 700 }
    function again()
      window:update(function() end)
      window:check()
      for _, id in ipairs(feed.visibleIDs) do
        local found = false
        for _, e in ipairs(data) do found = found or e.id == id end
        lab.expect(found, tostring(id))
      end
      lab.expectEqual(feed.count, #data)
    end
    """

  private static let plain = list.replacing("NAMED ", with: "")
  private static let named = list.replacing("NAMED", with: "id = function(e) return naming(e) end,")

  /// Makes a change, with or without an update, scrolls through the list, and repairs the data in
  /// an update.
  private static func run(_ list: String, _ change: String, repair: String = "") throws {
    let run = try ScriptRun(list)
    #expect(run.error == nil)
    run.again(change)
    for step in [
      "feed:drag { by = 150 }", "feed:drag { by = -900 }", "feed:scrollTo { edge = 'bottom' }",
      "feed:scrollTo { id = 'e50' }", "window:resize(140, 300)", "feed:scrollTo { edge = 'top' }",
    ] {
      run.again(step)
      for window in run.session.windows.compactMap(\.window) {
        #expect(throws: Never.self, "\(step)") { try window.check() }
      }
    }
    run.again("\(repair) again()")
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
  }

  @Test(arguments: [
    "for i = 1, 30 do table.remove(data) end",
    "for i = 1, 30 do table.insert(data, 1, { id = 'n' .. i, height = 30 }) end",
    "for i = #data, 1, -1 do data[i] = nil end",
    "for i = 1, 50 do data[i], data[101 - i] = data[101 - i], data[i] end",
    "table.sort(data, function(a, b) return a.height < b.height end)",
    "for i = 1, 100 do data[i].height = 500 end",
    "for i = 1, 100 do data[i].id = 'other' .. i end",
    "data[50].height = 'tall'", "data[50].height = -1", "data[50].height = nil",
    "data[50] = nil", "data[50] = 7", "data[#data + 1] = false",
    "setmetatable(data[50], { __index = error }) data[50].height = nil",
  ])
  func `an array that is changed outside an update leaves the window whole`(change: String) throws {
    let repair = """
      for i = 1, 200 do data[i] = nil end
      for i = 1, 60 do data[i] = { id = "e" .. i, height = 40 } end
      """
    try Self.run(Self.plain, change, repair: repair)
  }

  @Test(arguments: [
    ("data[50] = nil", "element 50 of the ForEach in test.lua:"),
    ("data[50] = nil", "leave no holes"),
    ("data[50] = {}", "element 50 of the ForEach in test.lua:"),
    ("data[50] = {}", "is a table without .id; give it one"),
    ("data[50].id = {}", "the id of element 50 of the ForEach in test.lua:"),
    ("data[50].id = 0/0", "an id is a string, a number or a boolean"),
    ("data[50] = setmetatable({}, { __index = function() error('burnt') end })", "burnt"),
    ("data.extra = 3 data[300] = { id = 'far', height = 1 }", "element 101 of the ForEach in"),
  ])
  func `an update that leaves no list is an error that names the ForEach and the remedy`(
    edit: String,
    message: String
  ) throws {
    let run = try ScriptRun(Self.plain)
    run.again("window:update(function() \(edit) end)")
    #expect(run.error?.message.contains(message) == true, "\(run.error?.message ?? "none")")
    for window in run.session.windows.compactMap(\.window) {
      #expect(throws: Never.self) { try window.check() }
    }
    run.again("feed:drag { by = 100 } window:check()")
    run.again("data[300], data[50] = nil, { id = 'new', height = 44 } again()")
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
  }

  @Test(arguments: [
    "data[3].id = 'e4'", "data[25].id = 'e1'", "data[90].id = 'e22'",
    "table.insert(data, 24, { id = 'e24', height = 9 })",
    "for i = 1, 100 do data[i].id = 'same' end",
  ])
  func `ids that are the same after an edit are reported with what to do`(edit: String) throws {
    let run = try ScriptRun(Self.plain)
    run.again("window:update(function() \(edit) end) window:check()")
    #expect(run.error == nil)
    let said = run.diagnostics.filter { $0.code == .duplicateID }.map(\.message)
    #expect(
      said.contains { $0.contains("the ForEach in test.lua:5; ids must be unique") },
      "\(said)"
    )
    run.again(
      """
      feed:drag { by = 100 } feed:drag { by = -900 } feed:scrollTo { edge = "bottom" }
      window:check()
      window:update(function() for i = 1, #data do data[i].id = "new" .. i end end)
      again()
      """
    )
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
  }

  @Test(arguments: ["error('burnt')", "error({})", "return nil", "return {}", "return 0/0"])
  func `an id function that fails in an update is the error of the update`(body: String) throws {
    let run = try ScriptRun(Self.named)
    run.again(
      """
      window:update(function()
        table.insert(data, 1, { id = "n", height = 30 })
        naming = function(e) if e.id == "e40" then \(body) end return e.id end
      end)
      """
    )
    #expect(run.error?.kind == .runtime)
    for window in run.session.windows.compactMap(\.window) {
      #expect(throws: Never.self) { try window.check() }
    }
    run.again("feed:drag { by = 60 } window:check()")
    run.again("naming = function(e) return e.id end again()")
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
  }

  @Test func `an update that raises in the middle shows what was changed until then`() throws {
    let run = try ScriptRun(Self.plain)
    run.again(
      """
      window:update(function()
        table.insert(data, 1, { id = "n", height = 30 })
        table.remove(data, "x")
      end)
      """
    )
    #expect(run.error?.kind == .runtime)
    run.again("lab.expectEqual(feed.count, 101) again()")
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
  }
}

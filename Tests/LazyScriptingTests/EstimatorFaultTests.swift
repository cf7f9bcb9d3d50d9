import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

/// Errors in a script's estimator lead to a diagnostic, the mean, and complete frames.
@Suite(.leavesNothing) struct EstimatorFaultTests {
  /// A list whose estimator has the three given functions, scrolled there and back.
  private static func source(_ functions: String) -> String {
    """
    data, window, quiet = {}, false, false
    for i = 1, 200 do data[i] = { id = "e" .. i, height = 20 + i * 37 % 90 } end
    \(functions.isEmpty ? "" : "Own = Estimator \"Own\" {")
    \(functions)
    \(functions.isEmpty ? "Own = 'mean'" : "}")
    window = Window { width = 100, height = 300, ScrollView { LazyVStack { spacing = 4,
      estimator = Own, ForEach(data, function(e) return Item { height = e.height } end) } } }
    function drive(each)
      local feed = window:scrollView()
      local steps = {
        function() feed:drag { by = 700 } end,
        function() feed:scrollTo { id = "e150", anchor = "center" } end,
        function() feed:drag { by = -250 } end,
        function()
          window:update(function() table.insert(data, 3, { id = "n", height = 30 }) end)
        end,
        function() window:resize(140, 260) end,
        function() feed:scrollTo { edge = "bottom" } end,
        function() window:update(function() for i = 60, 1, -1 do table.remove(data, i) end end) end,
        function() feed:scrollTo { edge = "top" } end,
      }
      for _, step in ipairs(steps) do
        step()
        window:check()
        each()
      end
    end
    """
  }

  /// What a list shows after each step: the offset, the size, and what is in sight at which place.
  private static let report = """
    drive(function()
      local feed = window:scrollView()
      local places = {}
      for _, id in ipairs(feed.visibleIDs) do
        places[#places + 1] = id .. "@" .. window:node(id).frame.y
      end
      print(feed.contentOffset.y, feed.contentSize.height, table.concat(places, " "))
    end)
    """

  private static func shown(_ functions: String) throws -> ScriptRun {
    let run = try ScriptRun(source(functions))
    if run.error == nil { run.again(report) }
    return run
  }

  @Test func `the mean is named as what guesses where an estimate failed`() throws {
    let run = try ScriptRun(Self.source("estimate = function() error('burnt') end,"))
    run.again("window:scrollView():drag { by = 700 } print(window:explain())")
    let words = run.printed.split { " \n".contains($0) }.joined(separator: " ")
    #expect(words.contains("(mean in place of Own, from "))
  }

  @Test(arguments: [
    "return 0/0", "return 1/0", "return -1/0", "return -1", "return nil", "return", "return 'many'",
    "return '12'", "return {}", "return true", "return print", "return 2e12", "error('burnt')",
    "error()", "error({})", "local x = nil; return x.y", "return coroutine.yield()",
    "return self:nothing()", "return memory.sum.sum", "window:step() return 10",
    "if window then window:resize(9, 9) end return {}",
    "if window then window:scrollView():drag { by = 5 } end return {}",
    "setmetatable(self, { __index = error }) return self.size",
    "error(setmetatable({}, { __tostring = function() error('no text') end }))",
  ])
  func `whatever is wrong with an estimate, the mean is used and frames are whole`(
    body: String
  ) throws {
    let own = try Self.shown("estimate = function(self, memory) \(body) end")
    #expect(own.error == nil)
    #expect(own.printed == (try Self.shown("").printed))
    let said = own.diagnostics.filter { $0.code == .badEstimate }.map(\.message)
    #expect(!said.isEmpty)
    #expect(
      said.allSatisfy {
        $0.hasPrefix("estimate of Estimator \"Own\" in test.lua:4: ")
          && $0.hasSuffix("; the mean is used")
      },
      "\(said)"
    )
  }

  @Test(arguments: [
    "error('burnt')", "error()", "error({})", "coroutine.yield()", "memory.sum.sum = 1",
    "window:step()", "window:scrollView():drag { by = 5 }", "window:close()",
    "window:scrollView():scrollTo { edge = 'bottom' }",
  ])
  func `whatever goes wrong while it learns, the mean is used and frames are whole`(
    body: String
  ) throws {
    let own = try Self.shown(
      """
      learn = function(self, memory) if window then \(body) else error 'early' end end,
      estimate = function() return 7 end
      """
    )
    #expect(own.error == nil)
    #expect(own.printed == (try Self.shown("").printed))
    let said = own.diagnostics.filter { $0.code == .badEstimate }.map(\.message)
    #expect(said.count >= 2)
    #expect(
      said.allSatisfy { $0.hasPrefix("learn of Estimator \"Own\" in test.lua:4: ") },
      "\(said)"
    )
  }

  @Test(arguments: ["estimate", "learn"])
  func `an estimator that fails once is asked again after the next length`(name: String) throws {
    let functions = """
      learn = function(self, memory, length) \(name == "learn" ? "fail()" : "") end,
      estimate = function() \(name == "estimate" ? "fail()" : "") return 44 end
      """
    let run = try ScriptRun(
      "burning = false function fail() if burning then error('burnt') end end"
    )
    run.again(Self.source(functions))
    run.again(
      """
      local feed = window:scrollView()
      local function rest() return feed.contentSize.height end
      local before = rest()
      burning = true
      feed:drag { by = 100 }
      burning = false
      local failed = rest()
      feed:drag { by = 100 }
      lab.expect(failed ~= before)
      local last, id = 0, feed.visibleIDs[#feed.visibleIDs]
      local frame = window:node(id).frame
      local unseen = 200 - feed:index(id)
      lab.expectNear(feed.contentOffset.y + frame.y + frame.height + unseen * 48, rest(), 1e-6)
      window:check()
      """
    )
    #expect(run.error == nil)
    #expect(run.session.expectations.failures == [])
    #expect(
      run.diagnostics.map(\.message) == [
        "\(name) of Estimator \"Own\" in test.lua:\(name == "learn" ? 4 : 5): "
          + "test.lua:1: burnt; the mean is used"
      ]
    )
  }

  @Test(arguments: ["begin", "learn", "estimate"])
  func `an estimator that never ends is stopped by a limit, and the next frame works`(
    name: String
  ) throws {
    let functions = """
      begin = function() \(name == "begin" ? "spin()" : "") return {} end,
      learn = function() \(name == "learn" ? "spin()" : "") end,
      estimate = function() \(name == "estimate" ? "spin()" : "") return 44 end
      """
    let spin = "spinning = false function spin() while spinning do pcall(error) end end"
    let run = try ScriptRun(spin, instructions: 600_000)
    run.again(Self.source(functions))
    run.again("spinning = true")
    run.again("window:resize(150, 300)")
    #expect(run.error?.kind == .limit)
    for window in run.session.windows.compactMap(\.window) {
      #expect(throws: Never.self) { try window.check() }
    }
    run.again("spinning = false window:resize(160, 300) window:check()")
    #expect(run.error == nil)
    run.again(Self.report)
    #expect(run.error == nil)
  }

  @Test(arguments: ["begin", "learn", "estimate"])
  func `data that an estimator changes is as data changed outside an update`(name: String) throws {
    let change =
      "if window and not quiet then table.insert(data, 1, { id = 'x' .. #data, height = 10 }) end"
    let run = try Self.shown(
      """
      begin = function() \(name == "begin" ? change : "") return {} end,
      learn = function() \(name == "learn" ? change : "") end,
      estimate = function() \(name == "estimate" ? change : "") return 44 end
      """
    )
    #expect(run.error == nil)
    #expect(run.diagnostics.contains { $0.code == .changedData })
    run.again(
      "quiet = true window:update(function() end) window:check() "
        + "print(window:scrollView().count == #data)"
    )
    #expect(run.error == nil)
    #expect(run.printed.hasSuffix("true"))
  }

  @Test func `an update that an estimator asks for is made, and a frame ends`() throws {
    let run = try Self.shown(
      """
      learn = function(self, memory, length, index)
        if window then window:update(function() data[1].height = data[1].height + 1 end) end
      end,
      estimate = function() return 44 end
      """
    )
    #expect(run.error == nil)
    run.again("window:check()")
    #expect(run.error == nil)
  }
}

import LazyExtents
import LazyScripting
import LazyStacks
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct EstimatorsBindingTests {
  /// Ten rows of 100 points, then rows of 20; the content size shows the estimate.
  private func size(
    window: String = "",
    stack: String = "",
    before: String = ""
  ) throws -> ScriptRun {
    try ScriptRun(
      """
      \(before)
      local window = Window { width = 100, height = 200, \(window)
        ScrollView { LazyVStack { spacing = 0, \(stack)
          ForEach { 100, height = function(i) return i <= 10 and 100 or 20 end } } } }
      local scroll = window:scrollView()
      scroll:drag { by = 800 } scroll:drag { by = 100 }
      print(scroll.contentSize.height)
      """
    )
  }

  @Test(arguments: [
    ("\"mean\"", 5_822.222_2), ("\"learned\"", 5_822.222_2), ("\"medianOfFirstScreen\"", 9_600),
    ("Estimators.fixed(44)", 4_104), ("\"lastFew\"", 5_822.222_2),
    ("Estimators.lastFew(1)", 2_800), ("\"meanByKind\"", 5_822.222_2),
    ("\"histogram25\"", 5_822.222_2), ("\"oracle\"", 2_800),
  ])
  func `an estimator is chosen by window or by container`(name: String, size: Double) throws {
    let inWindow = try self.size(window: "estimator = \(name),")
    let inStack = try self.size(stack: "estimator = \(name),")
    #expect(inWindow.error == nil)
    #expect(inWindow.printed == inStack.printed)
    let printed = try #require(Double(inWindow.printed))
    #expect(abs(printed - size) < 0.001, "\(printed)")
  }

  @Test(arguments: ["LazyVGrid { columns = { GridItem.flexible() },", "LazyVStack {"])
  func `grids take estimators as stacks do`(container: String) throws {
    let run = try ScriptRun(
      """
      local window = Window { width = 100, height = 200,
        ScrollView { \(container) spacing = 0, estimator = Estimators.fixed(44),
          ForEach { 100, height = 100 } } } }
      print(window:scrollView().contentSize.height)
      """
    )
    #expect(run.printed == "4512.0")
  }

  @Test(arguments: [
    ("estimator = \"learnt\"", "did you mean \"learned\"?"),
    ("estimator = 44", "estimator of Window is"),
    ("estimator = \"fixed\"", "got \"fixed\"; names are quoted and functions called: \"mean\", "),
    ("estimator = Estimators.fixed", "got a function; names are quoted and functions called:"),
    ("estimator = Estimators.mean", "Estimators.mean is no function; write estimator = \"mean\""),
    ("estimator = Estimators.fixed(-1)", "length of Estimators.fixed is a finite number of points"),
    (
      "estimator = Estimators.fixed(1e300)",
      "length of Estimators.fixed is at most 1000000000000, got 1e+300"
    ),
    ("estimator = Estimators.lastFew(0)", "size of Estimators.lastFew is a whole number"),
    ("estimator = Estimators.lastFew(10001)", "size of Estimators.lastFew is at most 10000"),
    ("estimator = Estimators.fixd(1)", "did you mean 'fixed'?"),
    ("estimator = Estimator \"\" {}", "name of Estimator is a string that is not empty"),
    (
      "estimator = Estimator \"mean\" { estimate = function() return 9 end }",
      "\"mean\" is an estimator of lazylab's; give yours a name of its own"
    ),
    ("estimator = Estimator \"fixed\" {}", "give yours a name of its own"),
    ("estimator = Estimator \"A\" {}", "needs estimate"),
    ("estimator = Estimator \"A\" { estimate = print, lern = print }", "did you mean 'learn'?"),
  ])
  func `a wrong estimator is an error`(argument: String, message: String) throws {
    let run = try ScriptRun("Window { width = 10, height = 10, \(argument) }")
    #expect(run.error?.message.contains(message) == true, "\(run.error?.message ?? "")")
  }

  @Test func `an estimator of one's own remembers, learns and is asked once between lengths`()
    throws
  {
    let run = try size(
      stack: "estimator = Last { extra = 5 },",
      before: """
        learned, asked, begun, indices = 0, 0, 0, {}
        Last = Estimator "Last" { parameters = { extra = 0 },
          begin = function(self) begun = begun + 1 return { last = 0 } end,
          learn = function(self, memory, length, index)
            learned, memory.last = learned + 1, length + self.extra
            indices[#indices + 1] = index
          end,
          estimate = function(self, memory) asked = asked + 1 return memory.last end }
        """
    )
    run.again("print(asked > 0, asked <= learned, begun > 0, indices[1], tostring(Last.name))")
    #expect(run.error == nil)
    #expect(run.printed.hasSuffix("true\ttrue\ttrue\t1\tLast { extra = 0 }"))
    #expect(run.diagnostics.isEmpty)
  }

  @Test(arguments: [
    "0/0", "1/0", "-1", "nil", "'many'", "{}", "error('burnt')", "error({})", "2e12",
  ])
  func `an answer that is no length is a diagnostic, and the mean is used`(answer: String) throws {
    let own = try size(
      window: "estimator = Bad,",
      before: """
        Bad = Estimator "Bad" { estimate = function()
          local answer = function() \(answer.hasPrefix("error") ? "" : "return") \(answer) end
          return answer() end }
        """
    )
    let mean = try size()
    #expect(own.error == nil)
    #expect(own.printed == mean.printed)
    #expect(own.diagnostics.contains { $0.code == .badEstimate })
  }

  @Test func `a guess that is too long is told where lengths end`() throws {
    let run = try size(
      window: "estimator = Long,",
      before: "Long = Estimator \"Long\" { estimate = function() return 2e12 end }"
    )
    let message = try #require(run.diagnostics.first { $0.code == .badEstimate }?.message)
    #expect(message.contains("; a length is at most 1000000000000 points"), "\(message)")
    let longest = try ScriptRun("print(Estimators.fixed(1e12).name)")
    #expect(longest.printed == "fixed(1000000000000)")
  }

  @Test(arguments: ["begin", "learn"])
  func `an error while it learns is a diagnostic, and the mean is used`(function: String) throws {
    let own = try size(
      window: "estimator = Bad,",
      before: """
        Bad = Estimator "Bad" { estimate = function() return 7 end,
          \(function) = function() error("burnt") end }
        """
    )
    #expect(own.error == nil)
    #expect(own.printed == (try size().printed))
    #expect(own.diagnostics.contains { $0.message.contains("burnt; the mean is used") })
  }
}

import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct ScrollReportBindingTests {
  private static let scene = """
    function make(strategy, estimator, wrap)
      window = Window { width = 390, height = 600, estimator = estimator or "mean",
        profile = lab.profile { scrollStrategy = strategy },
        ScrollView { (wrap or function(view) return view end)(
          LazyVStack { spacing = 4, ForEach { 400, id = "row-%d", function(index)
            return Item { height = index < 100 and 40 or 30 + index % 7 * 40 }
          end } }) } }
      feed = window:scrollView()
      return window
    end
    function tell()
      for _, report in ipairs(window:scrolls()) do
        print(report.id or report.edge or report.y, report.outcome, report.frames,
          report.retargets > 0, report.rows > 100, report.missedBy)
      end
    end

    """

  @Test func `each programmatic scroll is told with how it went and ended`() throws {
    let script =
      Self.scene + """
        make("estimate")
        feed:scrollTo { id = "row-300", anchor = "top" }
        feed:scrollTo { y = 100 }
        feed:drag { by = 10 }
        feed:scrollTo { edge = "bottom", animation = Animation.linear { duration = 0.2 } }
        window:play(function()
          feed:scrollTo { id = "row-9", anchor = "center", animation = true }
        end, function() wait(0.1) feed:stop() end)
        feed:scrollTo { id = "row-20", anchor = "top", animation = true }
        tell()
        local first = window:scrolls()[1]
        print(first.frame, first.passes, first.isAnimated, first.scroll, first.retargeted)
        """
    try expectOutput(
      of: script,
      """
      row-300\tarrived\t1\tfalse\tfalse\t0.0
      100.0\tarrived\t1\tfalse\tfalse\tnil
      bottom\tarrived\t12\ttrue\ttrue\tnil
      row-9\tinterrupted\t6\ttrue\tfalse\tnil
      row-20\tarrived\t49\ttrue\ttrue\t0.0
      2\t1\tfalse\tnil\t0.0
      """
    )
  }

  @Test(arguments: ["", ", function(view) return view:padding(40) end"])
  func `the strategies differ in what they make and how often they aim anew`(wrap: String) throws {
    let script =
      Self.scene + """
        for _, strategy in ipairs { "estimate", "teleport", "premeasure" } do
          make(strategy, "learned"\(wrap))
          feed:scrollTo { id = "row-350", anchor = "top", animation = true }
          window:check()
          local report = window:scrolls()[1]
          print(strategy, report.retargets > 3, report.rows > 300, report.rows < 80,
            report.missedBy, report.outcome)
          lab.expectEqual(window.metrics.retargets, report.retargets)
        end
        """
    try expectOutput(
      of: script,
      """
      estimate\ttrue\tfalse\tfalse\t0.0\tarrived
      teleport\tfalse\tfalse\ttrue\t0.0\tarrived
      premeasure\tfalse\ttrue\tfalse\t0.0\tarrived
      """
    )
  }

  @Test func `lab.compare sets strategies side by side`() throws {
    let script =
      Self.scene + """
        local variants = { metrics = { "retargets", "landingError" }, program = function(window)
          window:scrollView():scrollTo { id = "row-350", anchor = "top", animation = true }
        end }
        for _, strategy in ipairs { "estimate", "teleport", "premeasure" } do
          variants[#variants + 1] = { strategy, function() return make(strategy) end }
        end
        local result = lab.compare(variants)
        print(result.estimate.retargets > 10, result.teleport.retargets <= 1,
          result.teleport.landingError)
        """
    try expectOutput(of: script, "true\ttrue\t0.0")
  }
}

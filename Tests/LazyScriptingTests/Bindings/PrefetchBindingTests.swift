import Testing

/// Prefetch policies that scripts write.
@Suite struct PrefetchBindingTests {
  private let screen = """
    local function screen(policy)
      return Window { width = 390, height = 400, prefetchPolicy = policy,
        ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 40, id = "row-%d" } } } }
    end

    """

  @Test func `a policy says how far ahead, and a variant something else`() throws {
    let script =
      screen + """
        local Far = PrefetchPolicy "Far" { parameters = { lengths = 2 },
          reach = function(self, situation) return self.lengths * situation.visibleLength end }
        for _, policy in ipairs { Far, Far { lengths = 0 }, Far { lengths = 0.5 } } do
          local window = screen(policy)
          window:scrollView():drag { by = 20, duration = 2 / 60 }
          print(policy, window.metrics.prefetches)
        end
        """
    try expectOutput(
      of: script,
      """
      prefetch policy Far { lengths = 2 }	20
      prefetch policy Far { lengths = 0 }	0
      prefetch policy Far { lengths = 0.5 }	5
      """
    )
  }

  @Test func `it is told how fast, which way and what is left of the frame`() throws {
    let script =
      screen + """
        local Told = PrefetchPolicy "Told" { reach = function(self, situation)
          print(situation.visibleLength, situation.movement, situation.velocity,
            situation.timeLeft, situation.cost)
          return 0
        end }
        local window = Window { width = 390, height = 400, prefetchPolicy = Told,
          cost = { frame = 4 }, refreshRate = 100,
          ScrollView { LazyVStack { spacing = 0, ForEach { 1000, height = 40 } } } }
        window:scrollView():drag { by = 30, duration = 3 / 100 }
        """
    try expectOutput(
      of: script,
      "400.0\t10.0\t1000.0\t6.0\t4.0\n400.0\t10.0\t1000.0\t6.0\t4.0"
    )
  }

  @Test(arguments: [
    (
      "screen(PrefetchPolicy \"Bad\" { reach = function() return -1 end }):scrollView()"
        + ":drag { by = 30, duration = 1 }",
      "reach of PrefetchPolicy \"Bad\" gave -1, not a finite number of points, 0 or more"
    ),
    (
      "screen(PrefetchPolicy \"Far\" { reach = function() return 1e300 end }):scrollView()"
        + ":drag { by = 30, duration = 1 }",
      "reach of PrefetchPolicy \"Far\" gave 1e+300; expected points, at most 1000000000000"
    ),
    (
      "PrefetchPolicy \"Empty\" {}",
      "PrefetchPolicy \"Empty\" needs reach, a function(self, situation)"
    ),
    (
      "PrefetchPolicy \"Odd\" { reach = print, parameters = { size = {} } }",
      "the parameter 'size' of Odd is a number, a string or a boolean, got a table"
    ),
    (
      "screen(PrefetchPolicy \"P\" { reach = print } { lengths = 2 })",
      "P has no parameter 'lengths'; it has none"
    ),
    (
      "screen(\"far\")",
      "prefetchPolicy of Window is a PrefetchPolicy, got \"far\""
    ),
  ])
  func `a wrong policy is an error`(call: String, message: String) throws {
    try expectMessage(of: screen + call, message)
  }

  @Test func `a policy that raises leaves the places as they are`() throws {
    let script =
      screen + """
        local window = screen(PrefetchPolicy "Fails" { reach = function() error "no" end })
        local feed = window:scrollView()
        local ok, message = pcall(feed.drag, feed, { by = 30, duration = 2 / 60 })
        print(ok, (message:gsub("^.*: ", "")), feed.contentOffset.y)
        window:check()
        feed:drag { by = 5 }
        print(feed.contentOffset.y)
        """
    try expectOutput(of: script, "false\tno\t15.0\n20.0")
  }
}

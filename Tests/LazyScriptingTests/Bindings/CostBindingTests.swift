import Testing

/// The costs that scripts declare for work, and the costs that they read.
@Suite struct CostBindingTests {
  private let screen = """
    local function screen(cost, profile)
      return Window { width = 390, height = 400, profile = profile, cost = { frame = 2 },
        ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "row-%d", function() return Item { height = 100 }:cost(cost) end },
        } },
      }
    end

    """

  @Test func `a frame tells what its work took, part by part`() throws {
    let script =
      screen + """
        local window = screen { body = 5, layout = 4, render = 3, remove = 2 }
        window:scrollView():drag { by = 100 }
        for event in window.trace:events { kind = "frame", first = 2 } do
          for _, part in ipairs(event.costs) do
            print(part.work, part.view, part.count, part.milliseconds)
          end
          print(event.cost)
        end
        """
    try expectOutput(
      of: script,
      """
      frame	nil	1	2.0
      layout	Item	1	4.0
      render	Item	1	3.0
      remove	Item	1	2.0
      body	Item	1	5.0
      16.0
      """
    )
  }

  @Test func `explain says why a frame was late, the dearest first`() throws {
    let script =
      screen + """
        local window = screen { layout = 4, render = 30, remove = 2 }
        window:scrollView():drag { by = 100 }
        print(window:explain())
        """
    try expectOutput(
      of: script,
      """
      Frame 2, at 0.15 s
        The content offset went from 0 to 100:
          +100        A finger moved the content.
        The frame was shown 33.3333 ms late: its work took 38 ms, 30 ms for drawing one Item, 4 ms \
      for
          measuring one Item, 2 ms for the frame itself, 2 ms for removing one Item.
      """
    )
  }

  @Test func `figures of late frames are metrics`() throws {
    let script =
      screen + """
        local window = screen { render = 30 }
        local before = window.metrics { "hitches", "hitchTime" }
        print(before.hitches, before.hitchTime, window.time)
        window:scrollView():drag { by = 100 }
        print(window.metrics.hitches, window.metrics.hitchTime * 3, window.metrics.cost)
        print(string.format("%.3f", window.metrics.hitchRatio))
        """
    try expectOutput(of: script, "0\t0.0\t0.0\n1\t50.0\t154.0\n100.000")
  }

  @Test(arguments: [
    (":cost { body = -1 }", "body of :cost is a number of milliseconds from 0 to 1e9, got -1"),
    (":cost { body = 0/0 }", "body of :cost is a number of milliseconds from 0 to 1e9, got NaN"),
    (":cost { bodi = 1 }", "unknown parameter 'bodi' of :cost; did you mean 'body'?"),
  ])
  func `a wrong cost is an error`(call: String, message: String) throws {
    try expectMessage(of: "Item { height = 10 }" + call, message)
  }

  @Test func `lab spend belongs to callbacks and bodies`() throws {
    try expectMessage(
      of: "lab.spend(5)",
      "lab.spend is called in a callback or a body, while a frame is made; what every frame takes "
        + "is `Window { cost = { frame = … } }`"
    )
    let script =
      screen + """
        local window
        window = Window { width = 390, height = 400,
          Item { height = 10 }:onAppear(function() lab.spend(7) end) }
        local event = window.trace:events { kind = "frame" }()
        print(event.costs[1].view, event.cost)
        """
    try expectOutput(of: script, "onAppear\t7.0")
  }
}

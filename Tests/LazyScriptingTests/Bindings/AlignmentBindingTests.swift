import LazyScripting
import LazyTestSupport
import Testing

@Suite(.leavesNothing) struct AlignmentBindingTests {
  @Test func `a guide is a function of the view's dimensions`() throws {
    try expectOutput(
      of: """
        local seen
        local window = Window { width = 300, height = 200,
          VStack { alignment = "leading", spacing = 0,
            Item { width = 100, height = 20 }:id("plain"),
            Text "abc":alignmentGuide("leading", function(d)
              seen = seen or { d.width, d.height, d.leading, d.trailing, d.top, d.bottom, d.center,
                d.firstTextBaseline, tostring(d) }
              return d.trailing
            end):id("text"),
          },
        }
        print(table.concat(seen, " "))
        print(window:node("plain").frame.x - window:node("text").frame.maxX)
        """,
      "25.5 20.4 0.0 25.5 0.0 20.4 12.75 16.15 width 25.5 height 20.4\n0.0"
    )
  }

  @Test func `a line of one's own aligns those that place it`() throws {
    try expectOutput(
      of: """
        local eyes = VerticalAlignment { "eyes", fraction = 0.25 }
        local window = Window { width = 300, height = 200,
          HStack { alignment = eyes,
            Item { width = 10, height = 40 }:id("a"),
            Item { width = 10, height = 40 }:alignmentGuide(eyes, function(d)
              return d[eyes] + 7
            end):id("b"),
          }:frame { height = 100, alignment = eyes },
        }
        print(window:node("a").frame.y - window:node("b").frame.y, eyes)
        """,
      "7.0\tVerticalAlignment eyes"
    )
  }

  @Test(arguments: ["d.leading", "d.center", "d[HorizontalAlignment \"eyes\"]"])
  func `lines are worth nothing once the call is over`(line: String) throws {
    try expectMessage(
      of: """
        local d
        local w = Window { width = 9, height = 9, VStack { alignment = "leading",
          Text "a":alignmentGuide("leading", function(given) d = given return given.width end) } }
        assert(d.width == 8.5 and tostring(d):find "8.5")
        return \(line)
        """,
      "the lines of ViewDimensions are those of one call of the function of :alignmentGuide, "
        + "which is over; read what you need and keep that"
    )
  }

  @Test func `what was given to a function keeps no view alive`() throws {
    try expectOutput(
      of: """
        local given = {}
        local Asking = Layout "Asking" {
          sizeThatFits = function(_, proposal, subviews)
            given[#given + 1] = subviews[1]:dimensions {}
            return 10, given[#given].height
          end,
          placeSubviews = function() end,
        }
        local window = Window { width = 90, height = 100, ScrollView { LazyVStack {
          ForEach { 300, function()
            return Asking { Item { width = 10, height = 20 }:alignmentGuide("center", function(d)
              given[#given + 1] = d
              return d.width
            end) }
          end } } } }
        for _ = 1, 60 do window:scrollView():drag { by = 100 } end
        print(#given > 200, window.metrics.liveNodes < 400)
        """,
      "true\ttrue"
    )
  }

  @Test(arguments: ["0/0", "math.huge", "'x'", "nil", "{}"])
  func `a guide that is nowhere is an error that names it`(value: String) throws {
    let message = try ScriptRun.message(
      of: """
        Window { width = 300, height = 200, VStack { alignment = "leading",
          Item { width = 1, height = 1 }:alignmentGuide("leading", function()
            return \(value)
          end) } }
        """
    )
    #expect(
      message?.hasPrefix(
        "the position of :alignmentGuide is a finite number of points, but its function gave "
      ) == true,
      "\(message ?? "no error")"
    )
  }

  @Test(arguments: [
    (
      "HStack { alignment = HorizontalAlignment 'a' }",
      "alignment of HStack is \"top\", \"center\", \"bottom\", \"firstTextBaseline\", "
        + "\"lastTextBaseline\" or a VerticalAlignment, got a HorizontalAlignment"
    ),
    (
      "Item { height = 1 }:alignmentGuide('midle', print)",
      "name of :alignmentGuide is \"leading\", \"center\", \"trailing\", \"top\", \"bottom\", "
        + "\"firstTextBaseline\", \"lastTextBaseline\", a HorizontalAlignment or "
        + "a VerticalAlignment, got \"midle\""
    ),
  ])
  func `a line of the other direction or without meaning is an error`(
    call: String,
    message: String
  ) throws {
    try expectMessage(of: "local v = \(call)", message)
  }
}

internal import Lua

extension ExtensionPoint {
  /// Views made with `View "Name" { … }`.
  static let views = ExtensionPoint(
    key: "views",
    word: "view",
    summary: "A view made of other views.",
    reach: .global,
    fallback: "a rectangle 44 points high stands in",
    read: defined(CustomView.self, form: "a view that View made"),
    template: PluginTemplate(
      code: """
        -- A title with a line below it.
        local NAME = View "NAME" {
          parameters = { title = "Title", size = 20 },
          body = function(self)
            return VStack { alignment = "leading", spacing = 4,
              Text { self.title, size = self.size },
              Item { height = 1 },
              self.content,
            }
          end,
        }

        return { views = { NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          VStack { spacing = 0,
            NAME { title = "Hello" }:id "alone",
            NAME {}:padding(8):id "padded",
          } }
        local alone = window:node("alone").frame.height
        lab.expect(alone > 0, "it has a height")
        lab.expectEqual(window:node("padded").frame.height, alone + 16, "padding is around it")
        """,
      entries: ["w = Window { width = 300, height = 400, VStack { NAME {} } }", ".view"]
    ),
    kit: ConformanceKit(
      ofConstructor: """
        -- A view that changes its own size each time it gets one never comes to rest.
        local function expectRest(window)
          local problem
          for event in window.trace:events { kind = "diagnostic" } do
            local isLoop = event.code == "layoutLoop" or event.code == "oscillation"
            if isLoop then problem = problem or event.message end
          end
          lab.expect(not problem, "its layout comes to rest" .. (problem and ": " .. problem or ""))
        end
        local function window(content)
          local window = Window { width = 300, height = 400, content }
          window:check()
          expectRest(window)
          return window
        end
        local function alone() return window(VStack { subject {}:id "it" }):node("it").frame end
        local first = alone()
        print(string.format("alone it is %g × %g points", first.width, first.height))
        lab.expect(first.width == first.width and first.width < math.huge and first.width >= 0
          and first.height < math.huge and first.height >= 0, "its size is finite")
        lab.expectEqual(alone(), first, "it has the same frame each time")
        local padded = window(VStack { subject {}:padding(8):id "it" }):node("it").frame
        lab.expect(padded.height >= first.height, "with padding it is not smaller than without")
        local list = window(ScrollView { LazyVStack {
          ForEach { 100, id = "row-%d", function() return subject {} end } } })
        list:scrollView():drag { by = 500 }
        list:scrollView():scrollTo { id = "row-90", anchor = "top" }
        list:check()
        expectRest(list)
        lab.expect(list:scrollView().contentSize.height < math.huge,
          "a lazy stack of it has a finite length")
        """
    )
  )
}

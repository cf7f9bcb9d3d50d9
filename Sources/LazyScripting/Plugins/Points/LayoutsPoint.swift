internal import Lua

extension ExtensionPoint {
  /// Layouts that `LazyLayout "Name" { … }` or `Layout "Name" { … }` made.
  static let layouts = ExtensionPoint(
    key: "layouts",
    word: "layout",
    summary: "A container that places its views as it likes, lazy or eager.",
    reach: .global,
    fallback: "a column stands in",
    read: defined(OwnLayoutDefinition.self, "a layout that LazyLayout or Layout made"),
    template: PluginTemplate(
      code: """
        -- Rows that start a little further in, and then a little further out again.
        local NAME = LazyLayout "NAME" {
          parameters = { indent = 20, turn = 5, spacing = 8 },
          -- A fresh cursor: nothing lies above, and subview number `index` is next.
          begin = function(self, bounds, index) return { y = 0, width = bounds.width } end,
          -- One step: place what is next, move on, and say below which y nothing comes any more.
          place = function(self, cursor, subviews)
            local turn = (subviews[1].index - 1) % (2 * self.turn)
            local x = math.min(turn, 2 * self.turn - turn) * self.indent
            local size = subviews[1]:place { x = x, y = cursor.y, width = cursor.width - x }
            cursor.y = cursor.y + size.height + self.spacing
            return cursor.y
          end,
        }

        return { layouts = { NAME } }
        """,
      test: """
        local window = Window { width = 390, height = 844,
          ScrollView { NAME { ForEach { 1000, id = "row-%d", function(i)
            return Item { height = 30 } end } } } }
        lab.expectEqual(window:node("row-2").frame.x, 20, "the second row is further in")
        window:scrollView():scrollTo { id = "row-500", anchor = "top" }
        lab.expectEqual(window:node("row-500").frame.y, 0, "a row is found that nobody saw")
        """,
      entries: [
        "rows = ForEach { 50, height = 30 }",
        "w = Window { width = 300, height = 400, ScrollView { NAME { rows } } }",
        ".view",
      ]
    ),
    kit: ConformanceKit(
      ofConstructor: """
        local function rows(count)
          return ForEach { count, id = "row-%d", function(i)
            return Item { width = 20 + i * 13 % 60, height = 10 + i * 37 % 70 } end }
        end
        local function open(count, wrap)
          local view = subject { rows(count) }
          local window = Window { width = 300, height = 400,
            ScrollView { wrap and VStack { Text "title", view:padding(8) } or view } }
          window:check()
          return window, window:scrollView()
        end
        local function places(window, ids)
          local found = {}
          for _, id in ipairs(ids) do found[id] = window:node(id).frame end
          return found
        end
        local function overlap(window, ids)
          for i, first in ipairs(ids) do
            for j = i + 1, #ids do
              local a, b = window:node(first).frame, window:node(ids[j]).frame
              if a.minX < b.maxX - 1e-6 and b.minX < a.maxX - 1e-6
                and a.minY < b.maxY - 1e-6 and b.minY < a.maxY - 1e-6 then
                return first .. " lies over " .. ids[j]
              end
            end
          end
        end
        for _, wrap in ipairs { false, true } do
          local where = wrap and "with padding and a title" or "alone"
          local window, scroll = open(300, wrap)
          local first = places(window, scroll.visibleIDs)
          lab.expect(#scroll.visibleIDs > 0, where .. ": something is in sight")
          for step = 1, 40 do
            scroll:drag { by = step % 5 == 0 and -170 or 120 }
            window:check()
            local problem = overlap(window, scroll.visibleIDs)
            lab.expect(not problem, where .. ": no view lies over another: " .. tostring(problem))
          end
          for _, id in ipairs { "row-250", "row-3", "row-170" } do
            scroll:scrollTo { id = id, anchor = "top" }
            window:check()
            local ledger = window:node(id).frame.y
            local isAtEnd = scroll.contentOffset.y >= scroll.contentSize.height - 400 - 1e-6
            lab.expect(math.abs(ledger) < 1e-6 or isAtEnd or scroll.contentOffset.y <= 1e-6,
              where .. ": " .. id .. " lands where it was asked for")
          end
          scroll:scrollTo { edge = "top" }
          for _ = 1, 4 do scroll:drag { by = 300 } end
          for _ = 1, 5 do scroll:drag { by = -300 } end
          lab.expectEqual(places(window, scroll.visibleIDs), first,
            where .. ": at the top again everything lies as it did at first")
        end
        -- A frame costs what is in sight, however much there is.
        local function bodies(count)
          local window, scroll = open(count, false)
          for _ = 1, 10 do scroll:drag { by = 100 } end
          return window.metrics.bodies
        end
        local few, many = bodies(1000), bodies(1000000)
        print(string.format("of 1,000 views it evaluates %d, of 1,000,000 %d", few, many))
        lab.expect(many <= few * 2, "what is evaluated does not depend on how many there are")
        """
    )
  )
}

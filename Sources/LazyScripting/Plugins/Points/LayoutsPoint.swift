internal import Lua

extension ExtensionPoint {
  /// Layouts made with `LazyLayout "Name" { … }` or `Layout "Name" { … }`.
  static let layouts = ExtensionPoint(
    key: "layouts",
    word: "layout",
    summary: "A container that places its views as it likes, lazy or eager.",
    reach: .global,
    fallback: "a column stands in",
    read: defined(OwnLayoutDefinition.self, form: "a layout that LazyLayout or Layout made"),
    template: PluginTemplate(
      code: """
        -- Rows that start a little further in, and then a little further out again.
        local NAME = LazyLayout "NAME" {
          parameters = { indent = 20, turn = 5, spacing = 8 },
          -- A fresh cursor: nothing lies above, and subview number `index` is next. A layout that
          -- knows how far views reach which nobody saw moves it there with a function `skip`.
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

        local mirrored = Window { width = 390, height = 844, ScrollView {
          NAME { reversed = true, ForEach { 1000, id = "row-%d", height = 30 } }
        }:defaultScrollAnchor "bottom" }
        lab.expectEqual(mirrored:node("row-1").frame.maxY, 844, "reversed, it begins at the end")
        """,
      entries: [
        "rows = ForEach { 50, height = 30 }",
        "w = Window { width = 300, height = 400, ScrollView { NAME { rows } } }",
        ".view",
        "w = Window { width = 300, height = 400, ScrollView { NAME { reversed = true, rows } } }",
        ".view",
      ]
    ),
    kit: ConformanceKit(
      ofConstructor: """
        local function rows(count)
          return ForEach { count, id = "row-%d", function(i)
            return Item { width = 20 + i * 13 % 60, height = 10 + i * 37 % 70 } end }
        end
        -- What is asked of each form: its axis, whether it is wrapped, and whether it is mirrored.
        local function open(count, form)
          local view = subject { reversed = form.reversed, rows(count) }
          local axes = form.axis or "vertical"
          local Stack = axes == "vertical" and VStack or HStack
          local scroll = ScrollView { axes = axes,
            form.isWrapped and Stack { Text "title", view:padding(8) } or view }
          local window = Window { width = 300, height = 400,
            form.reversed
              and scroll:defaultScrollAnchor { "bottomTrailing", role = "initialOffset" }
              or scroll }
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
        -- A lazy layout can be mirrored, and goes along the axis of its scroll view.
        local isLazy = pcall(subject, { axis = "vertical", reversed = true })
        local forms = { { "alone" }, { "with padding and a title", isWrapped = true } }
        if isLazy then
          forms[3] = { "sideways", axis = "horizontal" }
          forms[4] = { "reversed", reversed = true }
          forms[5] = { "reversed, with padding and a title", reversed = true, isWrapped = true }
          forms[6] = { "reversed and sideways", reversed = true, axis = "horizontal" }
        end
        for _, form in ipairs(forms) do
          local where, isSideways = form[1], form.axis == "horizontal"
          local along, region = isSideways and "x" or "y", isSideways and 300 or 400
          local start, finish = isSideways and "leading" or "top",
            isSideways and "trailing" or "bottom"
          local forward = form.reversed and -1 or 1
          local window, scroll = open(300, form)
          local first = places(window, scroll.visibleIDs)
          lab.expect(#scroll.visibleIDs > 0, where .. ": something is in sight")
          for step = 1, 40 do
            scroll:drag { by = (step % 5 == 0 and -170 or 120) * forward }
            window:check()
            local problem = overlap(window, scroll.visibleIDs)
            lab.expect(not problem, where .. ": no view lies over another: " .. tostring(problem))
          end
          for _, id in ipairs { "row-250", "row-3", "row-170" } do
            scroll:scrollTo { id = id, anchor = start }
            window:check()
            local offset = scroll.contentOffset[along]
            local size = isSideways and scroll.contentSize.width or scroll.contentSize.height
            local isAtEnd = offset >= size - region - 1e-6 or offset <= 1e-6
            lab.expect(isAtEnd or math.abs(window:node(id).frame[along]) < 1e-6,
              where .. ": " .. id .. " lands where it was asked for")
          end
          scroll:scrollTo { edge = form.reversed and finish or start }
          for _ = 1, 4 do scroll:drag { by = 300 * forward } end
          for _ = 1, 5 do scroll:drag { by = -300 * forward } end
          lab.expectEqual(places(window, scroll.visibleIDs), first,
            where .. ": at the " .. (form.reversed and "end" or "top")
              .. " again everything lies as it did at first")
        end
        -- Mirrored, each view is as far from the end as it is from the start otherwise.
        if isLazy then
          local function whole(reversed)
            local window = Window { width = 300, height = 8000,
              ScrollView { subject { reversed = reversed, rows(40) } } }
            return window, window:scrollView().contentSize.height
          end
          local plain, height = whole(false)
          local mirrored, other = whole(true)
          lab.expect(math.abs(height - other) < 1e-6, "it is as long when it is reversed")
          for i = 1, 40 do
            local one, two = plain:node("row-" .. i).frame, mirrored:node("row-" .. i).frame
            lab.expect(not one or not two or math.abs(one.y + two.maxY - height) < 1e-6,
              "row-" .. i .. " is as far from the end when it is reversed")
          end
        end
        -- A frame costs what is in sight, however much there is.
        local function bodies(count)
          local window, scroll = open(count, {})
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

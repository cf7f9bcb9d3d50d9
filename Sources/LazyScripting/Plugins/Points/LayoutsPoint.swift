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
          -- A fresh cursor: nothing lies above it, and subview number `index` is next. A layout
          -- that can compute the length of views it has not placed adds a function `skip`.
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
        lab.expectEqual(window:node("row-500").frame.y, 0, "a row that nobody saw is found")

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
    kit: .ofLayouts
  )
}

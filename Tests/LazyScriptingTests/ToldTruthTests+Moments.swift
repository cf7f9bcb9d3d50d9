extension ToldTruthTests {
  static let lengths: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a card that ends before the edge, and one that comes into sight",
      script: """
        local open = Observable { value = true }
        w = Window { width = 390, height = 240, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 12, ForEach { 40, id = "k%d", function(i)
            return Item { width = i == 2 and open.value and 260 or 120, height = 160 } end } } } }
        w:scrollView():drag { by = 340 }
        open.value = false
        w:step()
        """,
      says: [
        "k2 is out of sight: it is 120 points long and was 260, so that it ends before what is in "
          + "sight.",
        "they had counted",
      ],
      neverSays: ["turned out", "had been taken to be"]
    ),
    .init(
      testDescription: "a view of an eager stack that ends before the edge",
      script: """
        local open = true
        w = Window { width = 390, height = 400, function() return ScrollView { VStack {
          spacing = 10,
          ForEach { 20, id = "k%d", function(i)
            return Item { height = i == 2 and open and 260 or 60 } end } } } end }
        w:scrollView():drag { by = 250 }
        w:update(function() open = false end)
        """,
      says: ["k2 is out of sight: it is 60 points long and was 260"]
    ),
    .init(
      testDescription: "a row in sight that was measured",
      script: """
        local tall = false
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          ForEach { 40, id = "k%d", function(i)
            return Item { height = i == 3 and tall and 90 or 60 } end } } } end }
        w:update(function() tall = true end)
        """,
      says: ["k3 is 90 points long; it was 60."],
      neverSays: ["had been taken"]
    ),
    .init(
      testDescription: "one of two with one id",
      script: """
        local tags = { "red", "blue", "green", "red", "pink", "grey", "blue", "gold", "teal" }
        local widths = { red = 60, blue = 90, green = 110, pink = 70, grey = 80 }
        w = Window { width = 390, height = 50, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 8, ForEach { tags, id = "self", function(tag)
            return Item { width = widths[tag] or 95, height = 32 } end } } } }
        w:scrollView():drag { by = 200 }
        w:update(function() table.remove(tags, 1) end)
        """,
      says: ["1 view (red) went, which had counted 68 points.", "In SwiftUI: ids that are unique"],
      neverSays: ["moved away", "red is 60", "nothing to do"]
    ),
  ]

  static let remedies: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a sidebar that becomes wider",
      script: """
        local model = Observable { sidebar = 100 }
        local Screen = View "Screen" { body = function()
          return HStack { spacing = 0, ScrollView { LazyVStack {
            ForEach { 40, id = "c%d", function()
            return Item { height = 40 }:onTapGesture(function() model.sidebar = 180 end) end } } }
            :frame { width = model.sidebar }:id "sidebar",
            ScrollView { LazyVStack { ForEach { 120, id = "p%d", height = 90 } } }
              :id "reader" } end }
        w = Window { width = 480, height = 400, Screen {} }
        w:tap "c4"
        """,
      says: ["reader moved by +80"],
      neverSays: ["In SwiftUI"]
    ),
    .init(
      testDescription: "a list that grows at its end",
      script: """
        local feed = Observable { pages = 1 }
        local News = View "News" { body = function() return LazyVStack { spacing = 8,
          ForEach { feed.pages * 12, id = "n%d", height = 80 },
          Item { height = 40 }:id "more" } end }
        w = Window { width = 390, height = 600, ScrollView { News {} } }
        w:scrollView():drag { by = 480 }
        feed.pages = 2
        w:step()
        """,
      says: ["more was pushed out of sight"],
      neverSays: ["In SwiftUI"]
    ),
    .init(
      testDescription: "a callback that makes room for what covers the rows",
      script: """
        local ui = Observable { room = 60, summary = 60 }
        local Sheet = View "Sheet" { body = function() return ZStack { alignment = "top",
          ScrollView { VStack { LazyVStack { ForEach { 100, id = "s%d", height = 48 } } }
            :padding("top", ui.room) },
          Item { height = ui.summary }:id "panel":onGeometryChange {
            of = function(g) return g.size.height end, function(_, h) ui.room = h end } } end }
        w = Window { width = 320, height = 480, Sheet {} }
        w:scrollView():drag { by = 40 }
        ui.summary = 110
        w:step()
        """,
      says: ["onGeometryChange of panel, which is 110 points high and was 60, changed data"],
      neverSays: ["nothing to do"]
    ),
    .init(
      testDescription: "cells that come in by their ids",
      script: """
        local used, faces = {}, {}
        for i = 1, 11 do used[i] = "u" .. i end
        for i = 1, 40 do faces[i] = "f" .. i end
        local row = GridItem.fixed(50)
        w = Window { width = 360, height = 190, function() return ScrollView { axes = "horizontal",
          LazyHGrid { rows = { row, row, row }, spacing = 10,
            ForEach { used, id = "self", function() return Item { width = 50, height = 50 } end },
            ForEach { faces, id = "self", function() return Item { width = 50, height = 50 } end }
          } } end }
        w:scrollView():drag { by = 150 }
        w:update(function() table.insert(used, 11, "new") table.insert(used, 11, "other") end)
        """,
      says: ["came in"],
      neverSays: ["never positions"]
    ),
  ]
}

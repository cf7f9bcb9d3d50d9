import LazyTestSupport
import Testing

@testable import LazyScripting

/// What explanations say of edits out of sight, of views in others, and of lengths that several
/// passes of a frame changed.
@Suite(.leavesNothing) struct ToldDetailsTests {
  @Test(arguments: lengths + edits + insides + ends)
  func `a frame is told as it was`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  static let lengths: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row that grows in each pass of a loop",
      script: """
        local model = Observable { height = 60 }
        local Field = View "Field" { body = function()
          return Item { height = model.height }:onGeometryChange {
            of = function(g) return g.size.height end,
            function(_, h) if h > 60 and h < 160 then model.height = h + 25 end end } end }
        w = Window { width = 390, height = 560, ScrollView { LazyVStack { spacing = 0,
          ForEach { 3, id = "a%d", height = 50 }, Field {}:id "field",
          ForEach { 40, id = "b%d", height = 50 } } } }
        model.height = 85
        w:step()
        """,
      says: [
        "field is 160 points long and was 60, by way of 85, 110, 135.",
        "taken to be 2660 points long, a guess; it was 2240. field is 160 points long; it was 60.",
      ],
      neverSays: ["it was 2340", "it had been taken to be 85"]
    ),
    .init(
      testDescription: "a row that came into sight and grew in a later pass",
      script: """
        local Row = View "Row" { parameters = { "number" }, state = { isReady = false },
          body = function(self)
            return Item { height = (self.number ~= 118 or self.state.isReady) and 60 or 40 }
              :onAppear(function() self.state.isReady = true end)
          end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 200, id = "r%d", function(i) return Row { number = i } end } } } }
        w:scrollView():scrollTo { id = "r120", anchor = "top" }
        w:scrollView():drag { by = -150 }
        """,
      says: [
        "r120 … r127 moved by +20",
        "r118, which came into sight in this frame, is 60 points long and was 40 in an earlier "
          + "pass",
      ],
      neverSays: ["changed in a later pass"]
    ),
    .init(
      testDescription: "rows that are as wide as a text scale says",
      script: """
        local Line = View "Line" { environment = { scale = 1 }, body = function(self)
          return Item { width = 700 * self.environment.scale,
            height = 40 * self.environment.scale } end }
        w = Window { width = 390, height = 420, ScrollView { axes = "both", LazyVStack {
          alignment = "leading", spacing = 4,
          ForEach { 100, id = "l%d", function() return Line {} end } } } }
        w:scrollView():drag { by = { x = 200, y = 650 } }
        w:setEnvironment("scale", 1.5)
        """,
      says: [
        "8 rows, l22 measured last, are 480 points long together. A row",
        "l16 moved by +3, though nobody moved it: +20 l15 is 60 points long and was 40; −17 l15 is "
          + "cut by the edge of the visible rect at the same fraction as before.",
      ],
      neverSays: ["what stands before in sight", "had been taken", "In SwiftUI"]
    ),
    .init(
      testDescription: "rows that become longer in a narrower list, and one after them",
      script: """
        local bar = false
        local long = ("alpha beta gamma delta "):rep(6)
        w = Window { width = 400, height = 480, function()
          return ScrollView { LazyVStack { spacing = 12, alignment = "leading",
            ForEach { 30, id = "a%d", function(i)
              return Text { i % 2 == 0 and long or "Short", size = 20 } end } } }
            :padding { leading = bar and 90 or 0 } end }
        w:scrollView():drag { by = 300 }
        w:update(function() bar = true end)
        """,
      says: [
        "a11, a12 were pushed out of sight, by about +72 vertically, though nobody moved them: a6, "
          + "a8, a10 are 360 points high together and were 288."
      ],
      neverSays: ["what stands before in sight"]
    ),
  ]

  static let edits: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a row that comes in sight and one that goes behind it",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = "r" .. i } end
        w = Window { width = 390, height = 600, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { rows, function() return Item { height = 60 } end } } } end }
        w:update(function()
          table.insert(rows, 3, { id = "new" })
          table.remove(rows, 40)
          table.remove(rows, 40)
          table.insert(rows, { id = "last" })
        end)
        """,
      says: [
        "r3 … r9 moved by +60",
        "1 row came in and 2 rows went further on, out of sight, which moved nothing in sight.",
      ]
    ),
    .init(
      testDescription: "a second view of a row while those of others are not counted yet",
      script: """
        local rows, second = {}, false
        for i = 1, 40 do rows[i] = { id = "r" .. i } end
        w = Window { width = 400, height = 500, function() return ScrollView { LazyVStack {
          spacing = 6, ForEach { rows, subviews = "dynamic", function(r)
            return Group { Item { height = 50 },
              second and r.id == "r4" and Item { height = 20 } or nil } end } } } end }
        w:update(function() second = true end)
        """,
      says: [
        "moved by +26, though nobody moved them: an Item of r4 came in before, 20 points long"
      ],
      neverSays: ["further on"]
    ),
    .init(
      testDescription: "a cell that comes in before a grid's first line in sight",
      script: """
        local cells = {}
        for i = 1, 60 do cells[i] = { id = "c" .. i } end
        w = Window { width = 400, height = 320, function() return ScrollView {
          axes = "horizontal", LazyHGrid { spacing = 10,
            rows = { GridItem.fixed(90), GridItem.fixed(90), GridItem.fixed(90) },
            ForEach { cells, function() return Item { width = 80, height = 90 } end } } } end }
        w:scrollView():drag { by = 450 }
        w:update(function() table.insert(cells, 1, { id = "new" }) end)
        """,
      says: ["cells moved on to other lines, as 1 cell came in before, out of sight."],
      neverSays: ["moved in before", "moved away from"]
    ),
    .init(
      testDescription: "rows of a grid on its side that become more",
      script: """
        local n = 2
        w = Window { width = 300, height = 400, function()
          local items = {}
          for i = 1, n do items[i] = GridItem.flexible() end
          return ScrollView { axes = "horizontal", LazyHGrid { spacing = 0, rows = items,
            ForEach { 40, id = "c%d", width = 60 } } }
        end }
        w:update(function() n = 3 end)
        """,
      says: ["2 rows became 3, so that cells"],
      neverSays: ["columns"]
    ),
    .init(
      testDescription: "another estimator",
      script: """
        local kind = "mean"
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, estimator = kind, ForEach { 300, id = "r%d",
            height = function(i) return i <= 12 and 40 or 90 end } } } end }
        w:scrollView():drag { by = 700 }
        w:update(function() kind = "lastFew" end)
        """,
      says: ["The estimator of the LazyVStack is lastFew(10) and was mean."]
    ),
    .init(
      testDescription: "paragraphs that come into the introduction above a list",
      script: """
        local n = 1
        w = Window { width = 390, height = 640, function() return ScrollView { VStack {
          spacing = 0, VStack { spacing = 0, ForEach { n, id = "p%d", height = 90 } }:id "intro",
          LazyVStack { spacing = 8, ForEach { 50, id = "c%d", height = 72 } } } } end }
        w:scrollView():drag { by = 40 }
        w:update(function() n = 3 end)
        """,
      says: ["intro is 270 points long and was 90, as p2, p3 came in."],
      neverSays: ["p2, p3 came into sight"]
    ),
  ]
}

extension ToldDetailsTests {
  static let insides: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "images that take the places of spinners in rows of a fixed length",
      script: """
        local isLoaded = false
        w = Window { width = 390, height = 640, function() return ScrollView { LazyVStack {
          spacing = 10, ForEach { 50, id = "t%d", function(i)
            return ZStack { isLoaded and i < 3 and Image { "photo", width = 160, height = 120 }
              or ProgressView() }:frame { height = 120 } end } } } end }
        w:update(function() isLoaded = true end)
        """,
      says: [
        "t1, t2 moved by −70 horizontally, though nobody moved them: they are 160 points wide and "
          + "were 20, and aligned by that, as a ProgressView became an Image.",
        "What is in t1, t2 moved by −50 vertically within them, though nobody moved it: it is "
          + "120 points high and was 20, and aligned by that, as a ProgressView became an Image.",
      ],
      neverSays: ["In SwiftUI"]
    ),
    .init(
      testDescription: "a text in a frame that has the id",
      script: """
        local name = "Anna"
        w = Window { width = 390, height = 700, function() return ScrollView { VStack {
          Text(name):frame { width = 200, height = 44 }:id "name",
          Item { height = 200 }:id "photo" } } end }
        w:update(function() name = "Anna Maria Luisa" end)
        local frame = w:node("name").frame
        assert(frame.width == 200)
        """,
      says: ["What is in name moved by −51 horizontally within it, though nobody moved it"],
      neverSays: ["s name moved by"]
    ),
    .init(
      testDescription: "padding around the view that has the id",
      script: """
        local pad = 8
        w = Window { width = 390, height = 480, function() return ScrollView { VStack {
          spacing = 0, ScrollView { axes = "horizontal", LazyHStack { spacing = 0,
            ForEach { 50, id = "p%d", width = 90 } } }:id "strip":frame { height = 120 }
            :padding("vertical", pad),
          Item { height = 500 }:id "text" } } end }
        w:update(function() pad = 24 end)
        assert(w:node("strip").frame.height == 120)
        """,
      says: [
        "text moved by +32, though nobody moved it: strip with the modifiers around it is 168 "
          + "points long and was 136, as its padding is 48 points and was 16."
      ]
    ),
    .init(
      testDescription: "a layout of a user from which a view goes",
      script: """
        local FromRight = Layout "FromRight" {
          sizeThatFits = function(_, proposal) return proposal.width or 300, 40 end,
          placeSubviews = function(_, bounds, _, subviews)
            local x = bounds.maxX
            for i = 1, #subviews do
              local size = subviews[i]:sizeThatFits {}
              subviews[i]:place { x = x - size.width, y = bounds.y, width = size.width,
                height = 40 }
              x = x - size.width - 6
            end
          end }
        local busy = true
        w = Window { width = 390, height = 500, function() return VStack { spacing = 0,
          FromRight { Item { width = 40 }:id "share", busy and ProgressView():id "wheel" or false,
            Item { width = busy and 120 or 160 }:id "search", Item { width = 50 }:id "back" },
          ScrollView { LazyVStack { ForEach { 30, id = "r%d", height = 60 } } } } end }
        w:update(function() busy = false end)
        """,
      says: [
        "search, back moved by −14 horizontally, though nobody moved them: the FromRight places "
          + "them elsewhere, after several changes in it: wheel went, and search is 160 points "
          + "wide and was 120."
      ]
    ),
    .init(
      testDescription: "a shelf that is as high as its first card",
      script: """
        local tall = false
        w = Window { width = 390, height = 500, function() return ScrollView { VStack {
          spacing = 10, ScrollView { axes = "horizontal", LazyHStack { alignment = "top",
            ForEach { 12, id = "card-%d", function(i)
              return Item { width = 120, height = i == 1 and tall and 170 or 110 } end } } }
            :id "shelf", Item { height = 300 }:id "text" } } end }
        w:update(function() tall = true end)
        """,
      says: ["shelf is 170 points long and was 110, as card-1 is 170 points long and was 110."]
    ),
    .init(
      testDescription: "padding before a stack that is scrolled the other way",
      script: """
        local pad = 10
        w = Window { width = 390, height = 420, function() return ScrollView { LazyVStack {
          spacing = 0, alignment = "leading", ForEach { 40, id = "r%d", function()
            return Item { width = 120, height = 70 } end } }:padding { leading = pad } } end }
        w:update(function() pad = 40 end)
        """,
      says: [
        "r1 … r6 moved by +30 horizontally, though nobody moved them: the padding before them is "
          + "40 points and was 10."
      ]
    ),
  ]

  static let ends: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "insets that cover more of what is in sight",
      script: """
        local top, isOpen = 40, false
        w = Window { width = 390, height = 660, function() return ScrollView { LazyVStack {
          spacing = 6, ForEach { 60, id = "r%d", function(i)
            return Item { height = i == 13 and isOpen and 150 or 54 } end } } }
            :safeAreaPadding("top", top) end }
        w:scrollView():drag { by = 560 }
        w:update(function() top, isOpen = 110, true end)
        """,
      says: [
        "The top inset of the scroll view is 110 points and was 40, which moved nothing here: it "
          + "covers 70 points more of what is in sight."
      ]
    ),
    .init(
      testDescription: "a position in the middle of a window that becomes lower",
      script: """
        local position = ScrollPosition()
        w = Window { width = 390, height = 800, ScrollView { LazyVStack { spacing = 10,
          ForEach { 100, id = "v%d", function(i) return Item { height = 50 + i % 2 * 20 } end } } }
          :scrollPosition(position, "center") }
        position:scrollTo { id = "v40" }
        w:step()
        w:resize(390, 460)
        """,
      says: [
        "and was 800, and its ScrollPosition keeps the middle of v40 where it was "
          + "scrolled to.",
        "In SwiftUI: that is what the anchor of scrollPosition is for",
      ],
      neverSays: ["and the content got another length", "gives way"]
    ),
    .init(
      testDescription: "an animated scroll to a row that cannot stand at the top",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 6,
          ForEach { 80, id = "m%d", height = function(i) return i <= 20 and 40 or 100 end } } } }
        w:scrollView():scrollTo { id = "m77", anchor = "top", animation = true }
        """,
      says: [
        "+182 The animation was over: to stand in its place, m77 needs the offset to be 6856.",
        "−182 The content ends before that: the offset is 6674 at most.",
        "its target moved 25 times on the way, by 3600 points in all.",
      ],
      neverSays: ["stands elsewhere"]
    ),
    .init(
      testDescription: "chips that are sorted the other way round",
      script: """
        local chips = {}
        for i = 1, 9 do chips[i] = { id = "c" .. i, width = 40 + i * 10 } end
        w = Window { width = 390, height = 60, ScrollView { axes = "horizontal", LazyHStack {
          spacing = 6, ForEach { chips, function(c) return Item { width = c.width } end } } } }
        w:scrollView():drag { by = 70 }
        w:update(function() table.sort(chips, function(a, b) return a.width > b.width end) end)
        """,
      says: ["from 70 to 333", "−288 The content ends before that."],
      neverSays: ["293", "c1 is 50"]
    ),
    .init(
      testDescription: "a panel that makes a list at its end shorter",
      script: """
        local panel = false
        w = Window { width = 390, height = 600, function() return VStack { spacing = 0,
          ScrollView { LazyVStack { spacing = 0, ForEach { 25, id = "r%d", height = 50 } } },
          panel and Item { height = 240 }:id "panel" or nil } end }
        w:scrollView():scrollTo { edge = "bottom" }
        w:update(function() panel = true end)
        """,
      says: [
        "r22, r23, r24, r25 are out of sight: the scroll view is 360 points long and was 600, as "
          + "panel came in."
      ]
    ),
  ]
}

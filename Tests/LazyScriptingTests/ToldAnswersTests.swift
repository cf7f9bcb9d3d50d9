import LazyTestSupport
import Testing

@testable import LazyScripting

/// What offsets answer to, what rows show, and the advice that fits.
@Suite(.leavesNothing) struct ToldAnswersTests {
  @Test(arguments: offsets + kept + identities + advice)
  func `what is told of an answer is told with its whole cause`(
    scene: ToldMovesTests.Scene
  ) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static let offsets: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a stack that grows above what is in sight, in a transaction",
      script: """
        local a, b = {}, {}
        for i = 1, 10 do a[i] = { id = "a" .. i } end
        for i = 1, 20 do b[i] = { id = "b" .. i } end
        local function rows(t) return ForEach { t, function() return Item { height = 100 } end } end
        w = Window { width = 390, height = 500, ScrollView { VStack { spacing = 0,
          LazyVStack { spacing = 0, rows(a) }, LazyVStack { spacing = 0, rows(b) } } } }
        w:scrollView():drag { by = 1200 }
        withTransaction { scrollContentOffsetAdjustmentBehavior = "disabled", function()
          w:update(function() a[11] = { id = "a11" } end) end }
        """,
      says: [
        "as a11 came in, and the transaction left the offset as it was.",
        "leave the transaction's scrollContentOffsetAdjustmentBehavior as it is",
      ]
    ),
    .init(
      testDescription: "what stands before a lazy stack in one of several columns",
      script: """
        local h = 40
        w = Window { width = 500, height = 400, function() return ScrollView { HStack { spacing = 0,
          alignment = "top", Item { width = 60, height = 2400 }:id "axis",
          VStack { spacing = 0, Item { width = 440, height = h }:id "dates",
            LazyVStack { spacing = 0, ForEach { 60, id = "slot-%d", height = 40 } } } } } end }
        w:scrollView():drag { by = 500 }
        w:update(function() h = 75 end)
        """,
      says: ["dates is 75 points long and was 40."]
    ),
    .init(
      testDescription: "insets and a length, answered to by one change of the offset",
      script: kept(changing: 9),
      says: [
        "−90 Insets and sizes changed, and its ScrollPosition keeps card-10 where it was scrolled "
          + "to: −60 card-9 is 120 points long and was 180; −30 the insets of the scroll view",
        "as +60 card-9 is 120 points long and was 180, and +30 the insets",
      ]
    ),
    .init(
      testDescription: "the view that a position keeps grows behind its start",
      script: kept(changing: 10),
      says: ["card-9, card-10 moved by +30"],
      neverSays: ["and card-10 is 120"]
    ),
    .init(
      testDescription: "a row in sight of a reversed lazy layout",
      script: """
        local Chat = LazyLayout "Chat" {
          begin = function(self, bounds) return { y = 0, width = bounds.width } end,
          place = function(self, cursor, subviews)
            cursor.y = cursor.y
              + subviews[1]:place { x = 0, y = cursor.y, width = cursor.width }.height
            return cursor.y
          end }
        local messages = {}
        for i = 30, 1, -1 do messages[#messages + 1] = { id = "m-" .. i, h = 50 } end
        w = Window { width = 390, height = 200, ScrollView { Chat { reversed = true,
          ForEach { messages, function(m) return Item { height = m.h } end } } }
          :defaultScrollAnchor "bottom" }
        w:scrollView():drag { by = -580 }
        w:update(function() messages[15].h = 95 end)
        """,
      says: ["m-16 moved by −45", "Nothing else in sight moved by this"]
    ),
  ]

  private static let kept: [ToldMovesTests.Scene] = [
    .init(
      testDescription:
        "a row comes in before the one that a position keeps, which grows, under a bar",
      script: """
        local entries, banner = {}, false
        for i = 1, 90 do entries[i] = { id = "entry-" .. i, h = 70 } end
        local position = ScrollPosition()
        w = Window { width = 390, height = 744, function() return VStack { spacing = 0,
          banner and Item { height = 100 }:id("offline") or nil,
          ScrollView { LazyVStack { spacing = 0,
            ForEach { entries, function(e) return Item { height = e.h } end } }
            :scrollTargetLayout() }:scrollPosition(position, "center"),
          Item { height = 44 }:id("toolbar") } end }
        position:scrollTo { id = "entry-40" }
        w:step(2)
        w:update(function()
          banner = true
          table.insert(entries, 38, { id = "extra", h = 130 })
          entries[41].h = 110
        end)
        """,
      says: [
        "+130 extra came in; +20 what is before the middle of it, as entry-40 is 110 points long "
          + "and was 70; +50 the container is 600 points long and was 700, as offline came in.",
        "entry-35, entry-36, entry-37 were pushed out of sight, by −200 within the ScrollView, "
          + "child 2 (−100 on the screen), though nobody moved them: "
          + "−130 extra came in after, 130 points long; −70 the ScrollPosition keeps",
      ]
    ),
    .init(
      testDescription: "a shelf that comes back after it was given up",
      script: """
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 16,
          ForEach { 60, id = "shelf-%d", function(s) return ScrollView { axes = "horizontal",
            LazyHStack { spacing = 10, ForEach { 40, id = "film-%d", width = 120 } } }
            :frame { height = 180 } end } } } }
        w:scrollView { "shelf-2" }:drag { by = 700 }
        local list = w:scrollView()
        for _ = 1, 25 do list:drag { by = 250 } end
        for _ = 1, 23 do list:drag { by = -250 } end
        list:drag { by = -250 }
        """,
      says: [
        "shelf-2 begins anew: it was off screen for longer than views are kept, and its state "
          + "contentOffset was lost."
      ]
    ),
    .init(
      testDescription: "a text with room around it that gets more lines",
      script: """
        local text = "Peel"
        w = Window { width = 200, height = 300, function() return ScrollView { LazyVStack {
          ForEach { 3, id = "r-%d", function(i) return VStack {
            Text(i == 1 and text or "Bake"):padding(12) } end } } } end }
        w:update(function() text = ("word "):rep(12) end)
        """,
      says: ["r-1 is 85.2 points high and was 44.4, as the Text is 61.2 points high and was 20.4."]
    ),
  ]

  /// A shelf whose position keeps the tenth card, where insets and the width of a card change.
  private static func kept(changing card: Int) -> String {
    """
    local cards, inset = {}, 20
    for i = 1, 30 do cards[i] = { id = "card-" .. i, w = 180 } end
    local position = ScrollPosition()
    w = Window { width = 400, height = 300, function()
      return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
        ForEach { cards, function(c) return Item { width = c.w, height = 200 } end } } }
        :safeAreaPadding { leading = inset, trailing = inset }:scrollPosition(position, "leading")
    end }
    w:update(function() position:scrollTo { id = "card-10" } end)
    w:update(function() inset = 50; cards[\(card)].w = 120 end)
    """
  }

  private static let identities: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "ids that are positions, with other views in the rows",
      script: """
        local entries = {}
        for i, c in ipairs { "a", "b", "c", "d", "e", "f" } do entries[i] = { title = c } end
        w = Window { width = 390, height = 100, ScrollView { LazyVStack { spacing = 0,
          ForEach { entries, id = function(_, i) return "slot-" .. i end, function(e)
            return Item { height = 40 }:overlay { Text(e.title):id(e.title) } end } } } }
        w:update(function() table.insert(entries, 1, { title = "fresh" }) end)
        """,
      says: [
        "slot-1, slot-2, slot-3 show fresh, a, b in place of a, b, c.",
        "ids that belong to the data and stay with them, never positions",
      ],
      neverSays: ["fresh, a, b came in"]
    ),
    .init(
      testDescription: "two rows with one id, of which one goes and the other grows",
      script: """
        local rows = { { id = "a", h = 50 }, { id = "b", h = 60 }, { id = "c", h = 50 },
          { id = "b", h = 40 } }
        for i = 1, 20 do rows[#rows + 1] = { id = "r" .. i, h = 50 } end
        w = Window { width = 390, height = 420, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(r) return Item { height = r.h } end } } } }
        w:update(function() table.remove(rows, 2); rows[3].h = 100 end)
        """,
      says: ["b is 100 points long and was 40.", "b is 100 points long; the one in its place was"],
      neverSays: ["it was 60"]
    ),
  ]

  private static let advice: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "ids that count the elements, of which one goes in the middle",
      script: """
        local steps = { "Preheat", ("Peel the apples and "):rep(6), "Cut", "Knead", "Bake" }
        w = Window { width = 360, height = 640, function() return ScrollView { LazyVStack {
          ForEach { Range(1, #steps), id = "self", function(i) return Text(steps[i]) end } } } end }
        w:update(function() table.remove(steps, 2) end)
        """,
      says: ["ids that belong to the data and stay with them, never positions"],
      neverSays: ["where content came late"]
    ),
    .init(
      testDescription: "a card that was open is found closed",
      script: """
        local Card = View "Card" { state = { open = false }, body = function(self)
          return Item { height = self.state.open and 260 or 80 }
            :onTapGesture(function() self.state.open = not self.state.open end) end }
        w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "card-%d", function() return Card {} end } } } }
        w:tap "card-3"
        local s = w:scrollView()
        for _ = 1, 40 do s:drag { by = 150 } end
        repeat s:drag { by = -100 } until w:node("card-6").visibleFraction > 0
        s:drag { by = -220 }
        """,
      says: [
        "its view was given up in between, and its state with it", "belongs in a model outside",
      ],
      neverSays: ["nothing to do"]
    ),
    .init(
      testDescription: "a row without state whose data changed while it was away",
      script: """
        local rows = {}
        for i = 1, 200 do rows[i] = { id = "r-" .. i, h = 50 } end
        w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(r) return Item { height = r.h } end } } } }
        local s = w:scrollView()
        for _ = 1, 25 do s:drag { by = 300 } end
        w:update(function() rows[100].h = 90 end)
        repeat s:drag { by = -100 } until w:node("r-100") and w:node("r-100").frame
        """,
      says: ["r-100 is 90 points long and was 50 (its view was given up in between, and was made"],
      neverSays: ["its state", "outlast"]
    ),
    .init(
      testDescription: "views that come before the first of a shelf",
      script: """
        local cards = {}
        for i = 1, 15 do cards[i] = { id = "c" .. i, w = 120 } end
        w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
          LazyHStack { spacing = 10,
            ForEach { cards, function(c) return Item { width = c.w, height = 150 } end } } } }
        w:update(function() table.insert(cards, 1, { id = "new", w = 200 }) end)
        """,
      says: ["scrollPosition(id:anchor:), which holds a view that a program scrolled to before."],
      neverSays: [".bottom"]
    ),
    .init(
      testDescription: "rows that are loaded when a finger reaches the first one",
      script: """
        local rows, first, isArmed = lab.data {}, 1, false
        for i = 1, 40 do rows:insert(i, { id = "h" .. i, h = 60 }) end
        local function load()
          for _ = 1, 10 do first = first - 1; rows:insert(1, { id = "h" .. first, h = 85 }) end
        end
        w = Window { width = 390, height = 480, ScrollView { LazyVStack { spacing = 0,
          ForEach { rows, function(r) return Item { height = r.h }:onAppear(function()
            if isArmed and r.id == "h1" then load() end end) end } } } }
        w:scrollView():drag { by = 500 }
        isArmed = true
        w:scrollView():drag { by = -500 }
        """,
      says: ["load what comes before the first row earlier"],
      neverSays: ["scrollPosition", "defaultScrollAnchor"]
    ),
  ]
}

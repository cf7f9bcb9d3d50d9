import LazyTestSupport
import Testing

@testable import LazyScripting

/// Moves in sight are counted and explained with their cause, whatever made the frame.
@Suite(.leavesNothing) struct ToldMovesTests {
  /// A screen on which something moves, the words that must explain it, and words that would be
  /// false.
  struct Scene: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let script: String
    let says: [String]
    var neverSays: [String] = []

    /// Runs the script and some checks in Lua after it, and reads the output.
    func check(_ ending: String) throws {
      let run = try ScriptRun(script + "\n" + ending)
      #expect(run.error == nil)
      let text = run.printed.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      for words in says { #expect(text.contains(words), "\(text)") }
      for words in neverSays { #expect(!text.contains(words), "\(text)") }
    }
  }

  @Test(arguments: scenes)
  func `the cause of a move is named, and what is told is counted`(scene: Scene) throws {
    try scene.check(
      """
      local frame = w.frame
      local told, counted = 0, w.metrics.moves
      for event in w.trace:events { kind = "moved" } do
        told = told + 1
        local sum = 0
        for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
        if not event.isGuess then assert(math.abs(sum - event.by) < 1e-6, tostring(event)) end
      end
      assert(told == counted and told > 0, told .. " told, " .. counted .. " counted")
      print(w:explain(frame))
      """
    )
  }

  static let scenes = [
    Scene(
      testDescription: "a pinned header and the edge that holds it",
      script: """
        local bar = 0
        w = Window { width = 390, height = 400, function()
          return ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
            Section { header = Item { height = 30 }:id "letter A",
              ForEach { 100, height = 40 } } } }
            :safeAreaPadding("top", bar)
        end }
        w:scrollView():drag { by = 400 }
        w:update(function() bar = 50 end)
        """,
      says: ["letter A moved by +50, though nobody moved it: the insets of the scroll view changed"]
    ),
    Scene(
      testDescription: "rows and their spacing of another length, the first of them out of sight",
      script: """
        local isDense = false
        w = Window { width = 390, height = 600, function()
          return ScrollView { LazyVStack { spacing = isDense and 20 or 8, ForEach { 100,
            id = "mail %d", function() return Item { height = isDense and 50 or 70 } end } } }
        end }
        w:scrollView():drag { by = 1000 }
        w:update(function() isDense = true end)
        """,
      says: [
        "mail 14 moved by −8, though nobody moved it: −20 mail 13 is 50 points long and was 70; "
          + "+12 the spacing before it is 20 points and was 8."
      ],
      neverSays: ["counts otherwise", "mail 13 was pushed", "In SwiftUI: give a view"]
    ),
    Scene(
      testDescription: "a keyboard and a message under an anchor",
      script: """
        local keyboard, count = 0, 50
        w = Window { width = 390, height = 800, function()
          local rows = ForEach { count, id = "m%d", height = 70 }
          return ScrollView { LazyVStack { spacing = 6, rows } }
            :safeAreaPadding("bottom", keyboard):defaultScrollAnchor "bottom"
        end }
        w:update(function() keyboard, count = 300, 51 end)
        """,
      says: [
        "as −300 the bottom inset of the scroll view is 300 points and was 0, and −76 m51 "
          + "came in"
      ]
    ),
    Scene(
      testDescription: "a rotation",
      script: """
        w = Window { width = 390, height = 844, ScrollView { LazyVStack { spacing = 8,
          ForEach { 200, id = "n-%d", function(i) return Text(("word "):rep(20 + i % 7 * 10)) end }
        } } }
        w:scrollView():drag { by = 3000 }
        w:resize(844, 390)
        """,
      says: [
        "n-25 … n-29 moved by −60.8, −142.4, −224, −326, −366.8",
        "as the LazyVStack is 844 points wide and was 390",
        "n-24 moved by +0.4 vertically, though nobody moved it: it is cut by the edge",
      ]
    ),
    Scene(
      testDescription: "a rotation of a grid",
      script: """
        w = Window { width = 390, height = 400, ScrollView { LazyVGrid { spacing = 10,
          columns = { GridItem.adaptive { minimum = 100 } },
          ForEach { 50, id = "n-%d", height = 100 } } } }
        w:scrollView():drag { by = 1000 }
        w:resize(600, 400)
        """,
      says: ["n-34, n-35, n-37, n-38, n-39 moved by −110", "3 columns became 5"],
      neverSays: ["ids that belong to the data"]
    ),
    Scene(
      testDescription: "a rotation under an anchor",
      script: """
        w = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 4,
          ForEach { 80, id = "t%d",
            function(i) return Text(("lorem ipsum "):rep(5 + i % 4 * 8)) end } } }
          :defaultScrollAnchor("bottom") }
        w:resize(700, 390)
        """,
      says: ["t75 … t80 moved by", "defaultScrollAnchor kept", "is 700 points wide and was 390"],
      neverSays: ["only the scroll indicator moved"]
    ),
    Scene(
      testDescription: "a title before a grid that is laid out anew",
      script: """
        w = Window { width = 390, height = 700, ScrollView { VStack { spacing = 0,
          Text(("long title "):rep(20)):id "title", LazyVGrid { spacing = 4,
            columns = { GridItem.flexible{}, GridItem.flexible{} },
            ForEach { 40, id = "g%d", height = 100 } } } } }
        w:resize(700, 390)
        """,
      says: [
        "g1 … g8 moved by −40.8 vertically, though nobody moved them: title is 61.2 points high"
      ],
      neverSays: ["too short"]
    ),
    Scene(
      testDescription: "a view in a row",
      script: """
        local open = false
        w = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 0,
          ForEach { 100, id = "n-%d", function(i) return VStack { spacing = 4, Text("title"),
            open and i == 2 and Item { height = 50 }:id "extra" or nil,
            Text("foot"):id "foot" } end } } } }
        w:update(function() open = true end)
        """,
      says: [
        "foot in n-2 moved by +54 vertically within it, though nobody moved it: extra came in "
          + "before"
      ],
      neverSays: ["scrollPosition(id:)"]
    ),
    Scene(
      testDescription: "the same in many rows",
      script: """
        local gap = 0
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "v%d", function() return VStack { spacing = gap,
            Item { height = 30 }, Item { height = 20 } } end } } } end }
        w:update(function() gap = 10 end)
        """,
      says: [
        "The Item, child 2 in v1 … v6 moved by +10", "the spacing before it is 10 points and was 0",
      ]
    ),
    Scene(
      testDescription: "a cell that is pushed out of its line",
      script: """
        local ids = {}
        for i = 1, 60 do ids[i] = "c-" .. i end
        w = Window { width = 390, height = 500, ScrollView { LazyVGrid { spacing = 8,
          columns = { GridItem.flexible{}, GridItem.flexible{}, GridItem.flexible{} },
          ForEach { ids, id = "self", function() return Item { height = 100 } end } } } }
        w:update(function() table.insert(ids, 4, "new") end)
        """,
      says: ["c-15 was pushed out of sight, by about +108 vertically", "as new came in"]
    ),
  ]
}

extension ToldMovesTests {
  @Test(arguments: moreScenes)
  func `the words for other causes are true`(scene: Scene) throws {
    try `the cause of a move is named, and what is told is counted`(scene: scene)
  }

  static let moreScenes = [
    Scene(
      testDescription: "a keyboard under an anchor",
      script: """
        local keyboard = 0
        w = Window { width = 390, height = 700, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "m%d", height = 70 } } }:defaultScrollAnchor("bottom")
          :safeAreaPadding { "bottom", keyboard } end }
        w:update(function() keyboard = 300 end)
        """,
      says: ["The bottom inset of the scroll view is 300 points and was 0, and default"],
      neverSays: ["The content got another size"]
    ),
    Scene(
      testDescription: "a keyboard that goes at the end",
      script: """
        local keyboard = 200
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "r%d", height = 50 } } }
          :safeAreaPadding { "bottom", keyboard } end }
        w:scrollView():scrollTo { edge = "bottom" }
        w:update(function() keyboard = 0 end)
        """,
      says: [
        "r35 … r40 moved by +200", "the bottom inset of the scroll view is 0 points and was 200",
      ],
      neverSays: ["too short"]
    ),
    Scene(
      testDescription: "a banner that comes in",
      script: """
        local banner = false
        w = Window { width = 390, height = 500, function() return ScrollView { VStack {
          spacing = 0, banner and Item { height = 120 }:id "banner" or nil,
          LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = 50 } } } } end }
        w:update(function() banner = true end)
        """,
      says: ["r9, r10 were pushed out of sight, by +120, though nobody moved them: banner came in"]
    ),
    Scene(
      testDescription: "a transform",
      script: """
        local shift = 0
        w = Window { width = 390, height = 400, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 40, id = "o%d", function(i)
            return Item { height = 50 }:offset { y = i == 3 and shift or 0 } end } } } end }
        w:update(function() shift = 25 end)
        """,
      says: ["o3 moved by +25, though nobody moved it: a modifier such as offset draws it"],
      neverSays: ["In SwiftUI"]
    ),
    Scene(
      testDescription: "a title that takes room from an anchored list",
      script: """
        local title = "short"
        w = Window { width = 200, height = 500, function() return VStack { spacing = 0,
          Text(title):id "title", ScrollView { LazyVStack { spacing = 0,
            ForEach { 40, id = "r%d", height = 50 } } }:defaultScrollAnchor("bottom") } end }
        w:update(function() title = ("long title "):rep(8) end)
        """,
      says: [
        "The ScrollView, child 2, moved by +61.2 vertically with all that it shows and is "
          + "418.4 points high (479.6 before), though nobody moved it: title is 81.6 points high",
        "kept showing the same part of the content, as the container is 418.4 points long",
      ]
    ),
    Scene(
      testDescription: "a row under another id",
      script: """
        local rows = {}
        for i = 1, 30 do rows[i] = { id = "t" .. i, height = 60 } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 4,
          ForEach { rows, function(row) return Item { height = row.height } end } } } }
        w:update(function() rows[2] = { id = "server-2", height = 90 } end)
        """,
      says: ["+94 server-2 came in before, 90 points long, with 4 of spacing; −64 t2 went"],
      neverSays: ["scrollPosition(id:)"]
    ),
    Scene(
      testDescription: "a stack in a row",
      script: """
        local height = 40
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 5, id = "g%d", function(k) return LazyVStack { spacing = 0,
            ForEach { 4, id = "i%d", function(i)
              return Item { height = k == 1 and i == 2 and height or 40 } end } } end } } } end }
        w:update(function() height = 100 end)
        """,
      says: [
        "g2, g3 moved by +60, though nobody moved them: g1 is 220 points long and was 160",
        "moved by +60, though nobody moved them: g2, in which they stand, moved",
      ],
      neverSays: ["235", "out of sight before it"]
    ),
    Scene(
      testDescription: "an edit that leaves the offset",
      script: """
        local rows = {}
        for i = 1, 60 do rows[i] = { id = "m" .. i } end
        w = Window { width = 390, height = 600, profile = lab.profile { editAnchor = "offset" },
          ScrollView { LazyVStack { spacing = 0, ForEach { rows, height = 50 } } } }
        w:scrollView():drag { by = 1000 }
        w:update(function() for i = 1, 3 do table.insert(rows, 1, { id = "old" .. i }) end end)
        """,
      says: [
        "m21 … m29 moved by +150, though nobody moved them: 3 views came in before, out of sight",
        "m30, m31, m32 were pushed out of sight, by +150",
      ],
      neverSays: ["changed its place", "moved in before", "moved away from"]
    ),
    Scene(
      testDescription: "columns that data say",
      script: """
        local count = 2
        w = Window { width = 390, height = 500, function()
          local columns = {}
          for i = 1, count do columns[i] = GridItem.flexible {} end
          return ScrollView { LazyVGrid { columns = columns, spacing = 10,
            ForEach { 60, id = "p%d", height = 90 } } } end }
        w:scrollView():drag { by = 700 }
        w:update(function() count = 3 end)
        """,
      says: ["−300 2 columns became 3, so that what stood in", "cells stand in other lines"],
      neverSays: ["was measured before"]
    ),
    Scene(
      testDescription: "a row that is a scroll view",
      script: """
        local tall = false
        w = Window { width = 390, height = 500, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 20, id = "shelf%d", function(i)
            return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
              ForEach { 10, id = "k%d", width = 100, height = tall and i == 2 and 150 or 90 }
            } } end } } } end }
        w:update(function() tall = true end)
        """,
      says: ["shelf3, shelf4, shelf5 moved by +60", "The LazyHStack in shelf2 got another height"],
      neverSays: ["a bar that comes and goes", "shelf7"]
    ),
  ]

  @Test func `a row that was moved to the start did not come in`() throws {
    let run = try ScriptRun(
      """
      local rows = {}
      for i = 1, 40 do rows[i] = "q" .. i end
      local w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
        ForEach { rows, id = "self", height = 50 } } } }
      w:scrollView():drag { by = 800 }
      w:update(function() table.insert(rows, 1, table.remove(rows)) end)
      print(w:explain())
      """
    )
    #expect(run.printed.contains("1 row (q40) was moved in"))
    #expect(!run.printed.contains("came in"))
  }

  @Test func `what a program scrolled away was not pushed`() throws {
    try expectOutput(
      of: """
        local head, w = 100, nil
        w = Window { width = 390, height = 500, function() return ScrollView { VStack {
          spacing = 0, Item { height = head }:id "head",
          LazyVStack { spacing = 0, ForEach { 100, id = "n-%d", height = 60 } } } }
          :onScrollGeometryChange { of = function(g) return g.contentOffset.y > 50 end,
            function(_, beyond) head = beyond and 40 or 100 w:update(function() end) end } end }
        w:scrollView():scrollTo { id = "n-20", anchor = "top" }
        print(w.metrics.moves, w:explain():find("pushed"))
        """,
      "0\tnil"
    )
  }
}

import LazyTestSupport
import Testing

@testable import LazyScripting

/// What happened out of sight is counted, and nothing that stayed is told as new, moved or longer.
@Suite(.leavesNothing) struct ToldUnseenTests {
  @Test(arguments: rows + gaps + layouts + names)
  func `what nobody sees is told as it was`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  private static func removedAbove(subviews: String) -> String {
    """
    local gone = {}
    local function elements()
      local list = {}
      for i = 1, 30 do
        if not gone[i] then list[#list + 1] = { id = "r" .. i, n = i } end
      end
      return list
    end
    w = Window { width = 300, height = 420, function() return ScrollView {
      LazyVStack { spacing = 0, Item { height = 40 }:id "title",
        LazyVStack { spacing = 0, ForEach { elements(), \(subviews)
          function(e) return Item { height = 30 + e.n * 7 % 40 } end } } } } end }
    w:scrollView():drag { by = 480 }
    w:update(function() for i = 1, 10 do gone[i] = true end end)

    """
  }

  private static let rows: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "rows above go, and nothing that was in sight is still there",
      script: removedAbove(subviews: ""),
      says: ["r11 … r17 were pushed out of sight, r11 by about −485, though nobody moved them: 1"],
      neverSays: ["came in before", "changed"]
    ),
    .init(
      testDescription: "the same where nobody had evaluated what comes into sight",
      script: removedAbove(subviews: #"subviews = "dynamic","#),
      says: ["r11 … r17 were pushed out of sight, r11 by about −485, though nobody moved them: 1"],
      neverSays: ["came in before", "moved in before", "changed places"]
    ),
    .init(
      testDescription: "a row that grows and leaves sight because an anchor follows the end",
      script: """
        local height, more = 384, false
        w = Window { width = 300, height = 384, function() return ScrollView {
          VStack { spacing = 0,
            LazyVStack { spacing = 0, ForEach { 6, id = "g%d",
              function(i) return Item { height = i == 6 and height or 380 } end } },
            more and LazyVStack { spacing = 0, ForEach { 20, id = "s%d", height = 30 } } or nil } }
          :defaultScrollAnchor "bottom" end }
        w:step()
        w:update(function() height, more = 394, true end)
        """,
      says: ["g6 was pushed out of sight, by −610, though nobody moved it: defaultScrollAnchor"],
      neverSays: ["another view", "; +10"]
    ),
  ]

  private static let gaps: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "the spacing of a lazy stack in a row of another one",
      script: """
        local spacing = 6
        w = Window { width = 300, height = 420, function() return ScrollView {
          LazyVStack { spacing = 0, ForEach { 5, id = "day%d", function(d)
            return LazyVStack { spacing = spacing,
              ForEach { 12, id = "d" .. d .. "r%d", height = 50 } } end } } } end }
        w:scrollView():drag { by = 340 }
        w:update(function() spacing = 9 end)
        """,
      says: [
        "d1r7 … d1r12 moved by +18, +21, +24, +27, +30, +33, though nobody moved them: each "
          + "spacing before them is 9 points and was 6."
      ],
      neverSays: ["out of sight before it counts"]
    ),
    .init(
      testDescription: "what leaves sight because the distances after it grow",
      script: """
        local spacing = 0
        w = Window { width = 300, height = 300, function() return ScrollView {
          LazyVStack { spacing = spacing, ForEach { 40, id = "r%d", height = 30 } } }
          :defaultScrollAnchor "bottom" end }
        w:step()
        w:update(function() spacing = 12 end)
        """,
      says: [
        "r31, r32 were pushed out of sight, by −108, −96, though nobody moved them: −84 "
          + "defaultScrollAnchor kept showing the same part of the content; each spacing after "
          + "them is 12 points and was 0."
      ],
      neverSays: ["counts otherwise than before"]
    ),
    .init(
      testDescription: "the spacing of an eager stack whose offset keeps a row",
      script: """
        local spacing, rows = 8, {}
        for i = 1, 30 do rows[i] = "r" .. i end
        w = Window { width = 300, height = 300, function() return ScrollView {
          VStack { spacing = spacing, ForEach { rows, height = 50 }, LazyVStack { spacing = 0,
            ForEach { 20, id = "l%d", height = 30 } } } } end }
        w:scrollView():drag { by = 700 }
        w:update(function() spacing = 1 end)
        """,
      says: ["Before what is in sight, 12 spacings are 1 point each and were 8."],
      neverSays: ["Something before"]
    ),
  ]

  private static let layouts: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "what comes in before a layout of one's own",
      script: """
        local Rows = LazyLayout "Rows" { begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            local size = subviews[1]:place { y = cursor.y }
            cursor.y = cursor.y + size.height
            return cursor.y
          end }
        local banner = false
        w = Window { width = 300, height = 300, function() return ScrollView {
          VStack { spacing = 8, banner and Item { height = 44 }:id "banner" or false,
            Rows { ForEach { 30, id = "r%d", height = 50 } } } } end }
        w:step()
        w:update(function() banner = true end)
        """,
      says: [
        "r1 … r5 moved by +52, though nobody moved them: banner came in before, 44 points long, "
          + "with 8 of spacing.", "r6 was pushed out of sight, by about +52",
      ],
      neverSays: ["places them elsewhere"]
    ),
    .init(
      testDescription: "a layout of one's own that is offered another width",
      script: """
        local Lanes = LazyLayout "Lanes" { begin = function() return { 0, 0 } end,
          place = function(self, cursor, subviews)
            local lane = cursor[1] <= cursor[2] and 1 or 2
            local size = subviews[1]:place { x = (lane - 1) * 150, y = cursor[lane], width = 140 }
            cursor[lane] = cursor[lane] + size.height
            return math.min(cursor[1], cursor[2]), math.max(cursor[1], cursor[2])
          end }
        local margin = 0
        w = Window { width = 320, height = 300, function() return ScrollView {
          Lanes { ForEach { 40, id = "p%d",
            function(i) return Item { height = 60 + i * 37 % 90 } end } }
            :padding("horizontal", margin) } end }
        w:scrollView():drag { by = 900 }
        local first = w:scrollView():node(w:scrollView().visibleIDs[1]).frame.y + 900
        w:update(function() margin = 10 end)
        local text = w:explain(w.frame):gsub("%s+", " ")
        local counted = text:match "they had counted (%d+)"
        assert(math.abs(tonumber(counted) - first) < 150, counted .. " for " .. first)
        """,
      says: ["they had counted"]
    ),
  ]

  private static let names: [ToldMovesTests.Scene] = [
    .init(
      testDescription: "a view without an id in a row of an eager stack",
      script: """
        local text, rows = "One line.", {}
        for i = 1, 20 do rows[i] = i end
        w = Window { width = 300, height = 400, function() return ScrollView { VStack {
          ForEach { rows, function(i) return VStack { Text("Row " .. i),
            Text(i == 6 and text or "One line."), Divider() } end } } } end }
        w:step()
        w:update(function() text = ("One line. "):rep(20) end)
        """,
      says: ["The Divider, child 3 in row 6 was pushed out of sight"]
    ),
    .init(
      testDescription: "many lengths that are no whole numbers",
      script: """
        local size, rows = 17, {}
        for i = 1, 40 do rows[i] = "r" .. i end
        w = Window { width = 300, height = 480, function() return ScrollView { VStack { spacing = 7,
          ForEach { rows, function(id) return VStack { spacing = 4, Text { size = size, id },
            Text { size = size, ("words and "):rep(3 + #id) }, Divider() } end } } } end }
        w:scrollView():drag { by = 1500 }
        w:update(function() size = 13 end)
        """,
      says: ["are"],
      neverSays: ["modifier", "; 0 "]
    ),
    .init(
      testDescription: "a grid that comes in",
      script: """
        local isEmpty = true
        w = Window { width = 300, height = 480, function() return ScrollView { VStack {
          isEmpty and ContentUnavailableView { "Nothing" }
            or LazyVGrid { columns = { GridItem.adaptive { minimum = 130 } },
              ForEach { 30, id = "c%d", height = 60 } } } } end }
        w:step()
        w:update(function() isEmpty = false end)
        """,
      says: ["came in its place"],
      neverSays: ["less than before", "more than before"]
    ),
    .init(
      testDescription: "an anchor that answers to several lengths",
      script: """
        local lines = false
        w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
          spacing = 0, ForEach { 30, id = "r%d", function(i)
            return VStack { spacing = 4, Item { height = 50 }, lines and Divider() } end } } }
          :defaultScrollAnchor "bottom" end }
        w:step()
        w:update(function() lines = true end)
        """,
      says: [
        "showing the same part of the content, as r25 … r30 are 330 points long together and were "
          + "300, as in each of them the Divider, child 2 came in.",
        "same part of the content, for what is told above; +5 r25",
      ]
    ),
  ]
}

import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told names only what has a part in a move: the views that an element gives, the cells
/// of the same section, the lines before a cell, the others that a row went past.
@Suite(.leavesNothing) struct ToldPartsTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: elements + cells + ways + unseen)
  func `only what has a part in a move is named`(scene: ToldMovesTests.Scene) throws {
    try scene.check(
      """
      local frame = w.frame
      for event in w.trace:events { kind = "moved" } do
        local sum = 0
        for _, reason in ipairs(event.reasons) do sum = sum + reason.by end
        if not event.isGuess then assert(math.abs(sum - event.by) < 1e-6, tostring(event)) end
      end
      print(w:explain(frame))
      """
    )
  }

  private static func outline(
    _ subviews: String,
    ids: Bool = true,
    open: String,
    _ code: String
  ) -> String {
    let (first, second) = ids ? (#":id("x" .. node.n)"#, #":id("y" .. node.n)"#) : ("", "")
    return """
      local nodes = {}
      for n = 1, 40 do nodes[n] = { id = "node" .. n, n = n } end
      for _, n in ipairs { \(open) } do nodes[n].open = true end
      w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 4,
        ForEach { nodes, subviews = \(subviews), function(node)
          if not node.open then return Item { width = 90, height = 40 } end
          return Item { width = 90, height = 40 }, Item { width = 80, height = 25 }\(first),
            Item { width = 70, height = 35 }\(second)
        end } } } }
      w:scrollView():drag { by = 420 }
      w:update(function() \(code) end)
      """
  }

  static let elements = [
    Scene(
      testDescription: "elements in sight, and one before it, that give other numbers of views",
      script: outline(
        #""dynamic""#,
        open: "3, 9, 16",
        "nodes[3].open = false nodes[11].open = true nodes[16].open = false"
      ),
      says: [
        "−68 Before what is in sight, node3 gives 1 view and gave 3.",
        "What went had counted 68 points.",
        "moved by +68, though nobody moved them: node11/x11, node11/y11",
        "node16/x16, node16/y16 went, as node16 no longer gives them, and were in sight.",
      ],
      neverSays: ["1 row came in", "3 rows went", "an Item of", "In SwiftUI: keep"]
    ),
    Scene(
      testDescription: "elements in sight of which the data say how many views they give",
      script: outline(
        "function(node) return node.open and 3 or 1 end",
        open: "16",
        "nodes[12].open = true nodes[16].open = false"
      ),
      says: [
        "moved by +68, though nobody moved them: node12/x12, node12/y12 came in before, 60",
        "node16/x16, node16/y16 went, as node16 no longer gives them, and were in sight.",
      ],
      neverSays: ["an Item of", "defaultScrollAnchor"]
    ),
    Scene(
      testDescription: "views without ids of an element that gives fewer",
      script: outline(
        #""dynamic""#,
        ids: false,
        open: "16",
        "nodes[12].open = true nodes[16].open = false"
      ),
      says: [
        "though nobody moved them: 2 Item views of node12 came in before, 60",
        "2 Item views of node16 went, as their element no longer gives them, and were in sight.",
      ]
    ),
    Scene(
      testDescription: "an element before what is in sight that gives fewer views",
      script: outline(#""dynamic""#, ids: false, open: "3", "nodes[3].open = false"),
      says: ["−68 Before what is in sight, node3 gives 1 view and gave 3."],
      neverSays: ["at or after what is in sight", "1 row came in"]
    ),
  ]

  private static let months = """
    local months = {}
    for m = 1, 8 do
      local photos = {}
      for p = 1, 14 do photos[p] = { id = "m" .. m .. "p" .. p, length = 100 } end
      months[m] = { id = "M" .. m, photos = photos }
    end
    local columns = { GridItem.flexible(), GridItem.flexible(), GridItem.flexible() }
    w = Window { width = 320, height = 520, ScrollView { LazyVGrid { columns = columns,
      spacing = 5, ForEach { months, subviews = function(m) return #m.photos + 1 end, function(m)
        return Section { header = Item { height = 34 }:id("head" .. m.id),
          ForEach { m.photos, function(p) return Item { height = p.length } end } }
      end } } } }
    w:scrollView():drag { by = 1330 }

    """

  static let cells = [
    Scene(
      testDescription: "cells that went, a longer one, and one that came into another section",
      script: months + """
        w:update(function()
          table.insert(months[1].photos, 1, { id = "first", length = 100 })
          table.remove(months[3].photos, 5)
          table.remove(months[3].photos, 5)
          months[3].photos[8].length = 130
        end)
        """,
      says: ["moved by −75", "+30 m3p10 is 130 points", "as m3p5, m3p6 went."],
      neverSays: [
        "1 cell came in before", "+30 cells moved on", "moved away", "came, went or changed places",
      ]
    ),
    Scene(
      testDescription: "a cell that came out of sight into the section that is in sight",
      script: months + """
        w:update(function() table.insert(months[3].photos, 1, { id = "first", length = 100 }) end)
        """,
      says: ["as 1 cell came in before, out of sight."]
    ),
    Scene(
      testDescription: "a line that got longer before a cell that is pushed out of sight",
      script: """
        local stickers, heading = {}, 20
        for i = 1, 60 do stickers[i] = { id = "k" .. i, length = 70 } end
        w = Window { width = 390, height = 500, function()
          return VStack { spacing = 8, Item { height = heading }:id "heading",
            ScrollView { axes = "horizontal",
              LazyHGrid { rows = { GridItem.fixed(60), GridItem.fixed(60) }, spacing = 6,
                ForEach { stickers, function(k) return Item { width = k.length } end } } }
              :id "shelf" } end }
        w:scrollView "shelf":drag { by = 400 }
        w:update(function()
          stickers[15].length = 110
          table.remove(stickers, 14)
          heading = 44
        end)
        """,
      says: [
        "k22 was pushed out of sight, by about +40 horizontally, though nobody moved it: k15 is "
          + "110 points wide and was 70.",
        "+68 cells moved on to other places of their lines, as k14 went; −12 the LazyHGrid is",
        "−68 cells moved on to other places of their lines, as k14 went; −12 the LazyHGrid is",
      ]
    ),
    Scene(
      testDescription: "cells that came in before a grid got fewer columns",
      script: """
        local photos = lab.data {}
        for i = 1, 90 do photos:insert(i, { id = "p" .. i }) end
        w = Window { width = 700, height = 500, ScrollView { LazyVGrid {
          columns = { GridItem.adaptive { minimum = 100 } }, spacing = 8,
          ForEach { photos, height = 90 } } } }
        w:scrollView():drag { by = 530 }
        photos:insert(1, { id = "n1" })
        photos:insert(1, { id = "n2" })
        w:resize(420, 500)
        """,
      says: ["stand in other columns, and 2 cells came in before, out of sight."]
    ),
  ]

  static let ways = [
    Scene(
      testDescription: "a column that is wider in each row",
      script: """
        local wide, names = 80, {}
        for n = 1, 40 do names[n] = { id = "L" .. n } end
        w = Window { width = 300, height = 200, function()
          return ScrollView { LazyVStack { spacing = 1, ForEach { names, function(line)
            return HStack { spacing = 0, Item { width = wide, height = 30 }:id(line.id .. "a"),
              Item { width = 50, height = 30 }:id(line.id .. "b"),
              Item { width = 60, height = 30 }:id(line.id .. "c") }
              :frame { width = 300, alignment = "leading" }
          end } } } end }
        w:scrollView():drag { by = 310 }
        w:update(function() wide = 60 end)
        """,
      says: [
        "L11b, L11c in L11, and likewise those in L12 … L17, moved by −20 horizontally within "
          + "them, though nobody moved them: L11a is 60 points wide and was 80."
      ],
      neverSays: ["L12b"]
    ),
    Scene(
      testDescription: "a row that went past another one, behind rows that are shorter",
      script: """
        local rows, short = {}, false
        for i = 1, 60 do rows[i] = { id = "c" .. i, more = i % 3 * 5 } end
        w = Window { width = 300, height = 400, function()
          return ScrollView { LazyVStack { spacing = 3, ForEach { rows, function(r)
            return Item { width = 90, height = (short and 30 or 70) + r.more } end } } } end }
        w:scrollView():drag { by = 850 }
        w:update(function()
          short = true
          rows[15], rows[14] = rows[14], rows[15]
        end)
        """,
      says: ["it moved before c14"],
      neverSays: ["changed its place among"]
    ),
  ]

  private static func inbox(_ code: String) -> String {
    """
    local mails = {}
    for i = 1, 40 do mails[i] = { id = "mail" .. i, length = 60 + i % 2 * 20 } end
    w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 0,
      Item { height = 90 }:id "hero",
      LazyVStack { spacing = 2, ForEach { mails, function(m)
        return Item { width = 90, height = m.length } end } },
      Item { width = 90, height = 57 }:id "foot" } } }
    w:scrollView():scrollTo { edge = "bottom" }
    w:scrollView():drag { by = -30 }
    w:update(function()
      table.remove(mails, 39)
      table.remove(mails, 36)
      table.remove(mails, 35)
      table.remove(mails, 10)
      \(code)
    end)
    """
  }

  static let unseen = [
    Scene(
      testDescription: "a row that went out of sight from a list in a list",
      script: """
        local replies = {}
        for r = 1, 30 do replies[r] = { id = "r" .. r, length = 40 } end
        w = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 20,
          ForEach { 3, id = "t%d", function(i)
            return LazyVStack { spacing = 5, ForEach { i == 1 and replies or {}, function(r)
              return Item { width = 90, height = r.length } end },
              Item { width = 90, height = 200 }:id("end" .. i) } end } } } }
        w:scrollView():drag { by = 1250 }
        w:update(function() table.remove(replies, 2) end)
        """,
      says: ["t1 is 1505 points long and was 1550, as r2 went.", "1 view went before them,"],
      neverSays: ["as  went"]
    ),
    Scene(
      testDescription: "a row that went out of sight, and guesses",
      script: inbox(""),
      says: [
        "−72.6667 mail10 went",
        "−49.3333 what is or was out of sight in it counts otherwise",
      ],
      neverSays: ["−122", " went went"]
    ),
    Scene(
      testDescription: "a row that came in out of sight, and another that went there",
      script: inbox(#"table.insert(mails, 1, { id = "mail0", length = 60 })"#),
      says: [
        "Before what is in sight, 1 row (mail0) came in and 1 row (mail10) went, which count alike."
      ]
    ),
  ]
}

import LazyTestSupport
import Testing

@testable import LazyScripting

/// What is told counts what really stood there: whole lines of a grid, headers that an edge holds
/// far from their sections' starts, and the shares of several containers.
@Suite(.leavesNothing) struct ToldWholeLinesTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes)
  func `each container has its own share`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain())")
  }

  private static func weeks(removing code: String) -> String {
    """
    local months = { lab.data {}, lab.data {}, lab.data {} }
    for m, days in ipairs(months) do
      for d = 1, 35 do days:insert(d, { id = "d" .. m .. "-" .. d }) end
    end
    local columns = {}
    for i = 1, 7 do columns[i] = GridItem.flexible {} end
    local function month(m)
      return Section { header = Item { height = 30 }:id("head-" .. m),
        ForEach { months[m], height = 40 } }
    end
    w = Window { width = 362, height = 330, ScrollView { LazyVGrid { columns = columns, spacing = 4,
      month(1), month(2), month(3) } } }
    w:scrollView():drag { by = 290 }
    \(code)
    w:step()
    """
  }

  private static func console(_ reach: String) -> String {
    """
    local lines = lab.data {}
    for n = 1, 80 do lines:insert(n, { id = "l" .. n, height = 18 + n % 3 * 9 }) end
    w = Window { width = 320, height = 460, ScrollView { LazyVStack { spacing = 1,
      pinnedViews = "sectionHeaders", Section { header = Item { height = 26 }:id "head",
        ForEach { lines, function(l) return Item { height = l.height } end } } } } }
    \(reach)
    for _ = 1, 6 do lines:remove(1) end
    w:step()
    """
  }

  private static let scenes = [
    Scene(
      testDescription: "the last week of a month before what is in sight",
      script: weeks(removing: "for _ = 1, 7 do months[1]:remove(#months[1]) end"),
      says: [
        "−44 Before what is in sight, 1 line (d1-29 … d1-35) went, which had counted 44 "
          + "points."
      ]
    ),
    Scene(
      testDescription: "the first week of a month before what is in sight",
      script: weeks(removing: "for _ = 1, 7 do months[1]:remove(1) end"),
      says: [
        "−44 Before what is in sight, 1 line (d1-1 … d1-7) went, which had counted 44 "
          + "points."
      ]
    ),
    Scene(
      testDescription: "a header held where a program jumped to the end",
      script: console(#"w:scrollView():scrollTo { edge = "bottom" }"#),
      says: ["Nothing in sight moved by this: positions and offset"],
      neverSays: ["head was pushed", "Nothing else"]
    ),
    Scene(
      testDescription:
        "a message that grows in a chat that is reversed, and one after it that goes",
      script: """
        local Chat = LazyLayout "Chat" {
          begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            cursor.y = cursor.y + subviews[1]:place { x = 0, y = cursor.y }.height
            return cursor.y
          end }
        local messages = lab.data {}
        for n = 60, 1, -1 do
          messages:insert(#messages + 1, { id = "m" .. n, height = 38 + n % 4 * 14 })
        end
        w = Window { width = 300, height = 400, ScrollView { Chat { reversed = true,
          ForEach { messages, function(m) return Item { width = 90, height = m.height } end } } }
          :defaultScrollAnchor "bottom" }
        w:scrollView():drag { by = -380 }
        w:scrollView():drag { by = -410 }
        messages:replace(15, { id = "m46", height = 86 })
        messages:remove(14)
        w:step()
        """,
      says: ["+20 m46 is 86 points long and was 66; what stands after that keeps its place."],
      neverSays: ["was measured before", "Data changed before", "as m47 went"]
    ),
    Scene(
      testDescription: "a chat that is turned",
      script: """
        local texts = {}
        for n = 1, 45 do texts[n] = ("message says a little more "):rep(n % 3 + 1) end
        w = Window { width = 320, height = 600, function()
          return ScrollView { LazyVStack { ForEach { 45, id = "m%d", function(n)
            return Text { texts[n], size = 16 }:padding(8)
          end } } }:defaultScrollAnchor "bottom"
        end }
        w:step()
        w:resize(600, 320)
        """,
      says: ["The LazyVStack got another width, so all lengths that it knew are forgotten."]
    ),
    Scene(
      testDescription: "a row that goes to the list above, out of sight",
      script: """
        local up, down, long = {}, {}, false
        for n = 1, 18 do up[n] = { id = "up-" .. n, height = 45 } end
        for n = 1, 50 do down[n] = { id = "item-" .. n, height = 40 } end
        local function list(rows) return LazyVStack { spacing = 3,
          ForEach { rows, function(row) return Item { height = row.height } end } } end
        w = Window { width = 240, height = 420, function()
          return ScrollView { VStack { spacing = 16, list(up),
            Item { height = long and 50 or 26 }:id "title", list(down) } } end }
        w:scrollView():drag { by = 560 }
        w:scrollView():drag { by = 260 }
        w:update(function()
          table.insert(up, 16, table.remove(down, 3))
          table.remove(up, 2)
          table.remove(up, 2)
          long = true
        end)
        """,
      says: ["−43 item-3 went, which was 40 points long, with 3 of spacing; +24 title is 50"],
      neverSays: ["in its place, as item-3 went"]
    ),
    Scene(
      testDescription: "text in a stack that is wider, as the text is itself",
      script: """
        local size = 17
        w = Window { width = 300, height = 200, function()
          return VStack { spacing = 4, Text { "Search results", size = size },
            Text { "sorted by date", size = size * 0.6 } }:padding(8):id "bar" end }
        w:update(function() size = 25 end)
        """,
      says: [
        "+28 the VStack is 175 points wide and was 119",
        "−16.8 it is 105 points wide and was",
      ]
    ),
    Scene(
      testDescription: "a message before what is in sight, and a group in sight that is folded",
      script: """
        local above, open = false, true
        local function field(id) return Item { height = 50 }:id(id) end
        w = Window { width = 300, height = 400, function()
          local names = {}
          for i = 1, 8 do names[i] = field("name-" .. i) end
          return ScrollView { VStack { spacing = 12,
            VStack { spacing = 4, field "mail", above and Item { height = 14 }:id "error" or nil },
            VStack { spacing = 6, table.unpack(names) },
            VStack { spacing = 6, field "title", open and field "street" or nil },
            field "phone",
            LazyVStack { spacing = 4, ForEach { 30, id = "past-%d", height = 40 } } } } end }
        w:scrollView():drag { by = 430 }
        w:update(function() above, open = true, false end)
        """,
      says: [
        "+18 Before what is in sight, the VStack, child 1, is 68 points long and was 50, as error "
          + "came in."
      ],
      neverSays: ["What stands before the LazyVStack"]
    ),
  ]
}

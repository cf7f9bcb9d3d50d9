import LazyTestSupport
import Testing

@testable import LazyScripting

/// What takes the room that others leave, and what stands in that, is told with what left it.
@Suite(.leavesNothing) struct ToldRoomTests {
  private typealias Scene = ToldMovesTests.Scene

  @Test(arguments: scenes + moreScenes)
  func `what gives and takes room is told with what it does`(scene: ToldMovesTests.Scene) throws {
    try scene.check("print(w:explain(w.frame))")
  }

  /// Scenes that can be shown along the other axis, and in other views.
  static let scenes: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a form in the middle of a frame that is longer",
      script: """
        local hasError = false
        w = Window { width = 320, height = 640, function()
          return ScrollView { VStack { spacing = 12, Item { height = 50 }:id "name",
            Item { height = 50 }:id "mail", hasError and Item { height = 30 }:id "error" or false,
            Item { height = 44 }:id "send" }:frame { minHeight = 500 } }
        end }
        w:update(function() hasError = true end)
        """,
      says: [
        "name, mail moved by −21, though nobody moved them: the VStack in which they stand is 210 "
          + "points long and was 168, as error came in, and stands in the middle of its frame.",
        "send moved by +21, though nobody moved it: +42 error came in before, 30 points long, with "
          + "12 of spacing; −21 the VStack in which it stands is 210 points long and was 168, as "
          + "error came in, and stands in the middle of its frame.",
      ],
      neverSays: ["they are 210", "it is 210"]
    ),
    Scene(
      testDescription: "two columns of which one gives a row to the other, below a longer bar",
      script: """
        local left, right = {}, {}
        for i = 1, 40 do
          left[i] = { id = "l" .. i, height = 50 }
          right[i] = { id = "r" .. i, height = 64 }
        end
        local bar = 40
        local function column(rows)
          return ScrollView { LazyVStack { spacing = 4,
            ForEach { rows, function(r) return Item { height = r.height } end } } }
        end
        w = Window { width = 700, height = 500, function()
          return VStack { spacing = 0, Item { height = bar }:id "bar",
            HStack { spacing = 10, column(left):id "L", column(right):id "R" } }
        end }
        w:scrollView "L":drag { by = 300 }
        w:scrollView "R":drag { by = 500 }
        w:update(function()
          local item = table.remove(left, 9)
          table.insert(right, 10, item)
          bar = 80
        end)
        """,
      says: [
        "L, R moved by +40 and are each 420 points high (460 before), though nobody moved them",
        "r14 in R is out of sight: +54 l9 came in before, 50 points long, with 4 of spacing, and "
          + "the scroll view is 420 points long and was 460, as bar is 80 points long and was 40.",
        "r15 in R was pushed out of sight, by +54 within R (+94 on the screen), though nobody "
          + "moved it: l9 came in before",
      ],
      neverSays: ["r14 was pushed", "r15 is out of sight"]
    ),
    Scene(
      testDescription: "views of a stack that does not scroll lazily, below a longer bar",
      script: """
        local bar, note = 40, 20
        w = Window { width = 300, height = 300, function()
          return VStack { spacing = 0, Item { height = bar }:id "bar", ScrollView {
            VStack { spacing = 0, Item { height = note }:id "note", Item { height = 205 }:id "map",
              Item { height = 30 }:id "low", Item { height = 500 }:id "rest" } } }
        end }
        w:step()
        w:update(function() bar, note = 60, 40 end)
        """,
      says: [
        "low is out of sight: +20 note is 40 points long and was 20, and the scroll view is 240 "
          + "points long and was 260, as bar is 60 points long and was 40.",
        "rest was pushed out of sight, by +20 within the ScrollView, child 2 (+40 on the screen), "
          + "though nobody moved it: note is 40 points long",
      ],
      neverSays: ["low was pushed"]
    ),
    Scene(
      testDescription: "an input bar below a chat, that gets longer",
      script: """
        local input = 44
        w = Window { width = 390, height = 800, function()
          return VStack { spacing = 0, ScrollView { LazyVStack { spacing = 8,
            ForEach { 70, id = "m%d", height = 60 } } }:defaultScrollAnchor "bottom",
            Item { height = input }:id "input", Item { height = 20 }:id "status" }
        end }
        w:update(function() input = 84 end)
        """,
      says: [
        "The container is 696 points long and was 736, as input is 84 points long and was 44, and "
          + "defaultScrollAnchor keeps showing the same part of the content.",
        "input moved by −40, though nobody moved it: it is 84 points long and was 44.",
      ],
      neverSays: ["ScrollView, child 1, is", "status moved"]
    ),
    Scene(
      testDescription: "what stands after a spacer, and gets longer itself",
      script: """
        local length = 20
        w = Window { width = 300, height = 400, function()
          return VStack { spacing = 0, Item { height = 40 }:id "label", Spacer(),
            Item { height = length }:id "number", Item { height = 10 }:id "unit",
            ScrollView { axes = "horizontal", Item { height = 30 } } }
        end }
        w:update(function() length = 140 end)
        """,
      says: ["number moved by −120, though nobody moved it: it is 140 points long and was 20."],
      neverSays: ["the Spacer", "unit moved"]
    ),
    Scene(
      testDescription: "two scroll views that share what a bar between them leaves",
      script: """
        local bar = 40
        local function list(name)
          return ScrollView { LazyVStack { ForEach { 40, id = name .. "%d", height = 50 } } }
        end
        w = Window { width = 300, height = 440, function()
          return VStack { spacing = 0, list "a":id "A", Item { height = bar }:id "bar",
            list "b":id "B" }
        end }
        w:update(function() bar = 80 end)
        """,
      says: [
        "bar moved by −20, though nobody moved it: A is 180 points long and was 200, as bar is 80 "
          + "points long and was 40."
      ]
    ),
    Scene(
      testDescription: "a bar below a list that comes with more padding around both",
      script: """
        local hasFoot = false
        w = Window { width = 300, height = 440, function()
          return VStack { spacing = 5,
            ScrollView { LazyVStack { ForEach { 40, id = "a%d", height = 50 } } }:id "A",
            Item { height = 44 }:id "input", hasFoot and Item { height = 30 }:id "foot" or false }
            :padding("vertical", hasFoot and 20 or 10)
        end }
        w:update(function() hasFoot = true end)
        """,
      says: [
        "−35 foot came in after, 30 points long, with 5 of spacing; −20 the padding around the "
          + "VStack takes up 40 points and took up 20; +10 the padding before it is 20 points",
        "the scroll view is 316 points long and was 371, as −35 foot came in, and −20 the padding",
      ]
    ),
  ]

  static let moreScenes: [ToldMovesTests.Scene] = [
    Scene(
      testDescription: "a form in the middle of a frame, in a window that gets shorter",
      script: """
        local form = Observable { hasError = false }
        local Form = View "Form" { parameters = {}, body = function()
          return VStack { spacing = 12, Item { height = 50 }:id "name",
            form.hasError and Item { height = 30 }:id "error" or false,
            Item { height = 44 }:id "send" }
        end }
        w = Window { width = 320, height = 640, ScrollView { Form {}:frame { minHeight = 500 } }
          :defaultScrollAnchor { "bottom", role = "sizeChanges" } }
        form.hasError = true
        w:resize(320, 360)
        """,
      says: [
        "−140 defaultScrollAnchor kept showing the same part of the content, as the container is "
          + "360 points long and was 640",
        "and stands in the middle of its frame",
      ],
      neverSays: ["error came in, and the container"]
    ),
    Scene(
      testDescription: "a keyboard below an input bar that gets longer at the same time",
      script: """
        local bar = Observable { height = 44 }
        local Input = View "Input" { parameters = {}, body = function()
          return Item { height = bar.height }
        end }
        w = Window { width = 390, height = 800, VStack { spacing = 0,
          ScrollView { LazyVStack { spacing = 8, ForEach { 70, id = "m%d", height = 60 } } }
            :defaultScrollAnchor "bottom", Input {}:id "input" } }
        bar.height = 84
        w:resize(390, 480)
        """,
      says: [
        "The container is 396 points long and was 756, as −320 the window is 480 points long and "
          + "was 800, and −40 input is 84 points long and was 44, and defaultScrollAnchor keeps",
        "input moved by −360, though nobody moved it: −320 the window is 480 points long and was "
          + "800; −40 it is 84 points long and was 44.",
      ],
      neverSays: ["ScrollView, child 1, is"]
    ),
    Scene(
      testDescription: "texts that wrap beside a sidebar, in a shorter scroll view",
      script: """
        local isOpen = false
        w = Window { width = 600, height = 500, function()
          return HStack { spacing = 0,
            isOpen and Item { width = 180, height = "flexible" }:id "side" or false,
            VStack { spacing = 0, isOpen and Item { height = 30 }:id "warning" or false,
              ScrollView { LazyVStack { spacing = 8, alignment = "leading",
                ForEach { 100, id = "n%d", function(i)
                  return Text { ("note " .. i .. " "):rep(4 + i % 3 * 6), size = 16 }
                end } } } } }
        end }
        w:scrollView():drag { by = 900 }
        w:update(function() isOpen = true end)
        """,
      says: ["n36, n37 were pushed out of sight"],
      neverSays: ["n37 is out of sight"]
    ),
    Scene(
      testDescription: "a bar below pages, and a page before them that goes",
      script: """
        local clips, hasBar = {}, false
        for i = 1, 12 do clips[i] = { id = "clip" .. i } end
        w = Window { width = 390, height = 800, function()
          return VStack { spacing = 0, ScrollView { LazyVStack { spacing = 0,
            ForEach { clips, function() return Color "black":containerRelativeFrame "vertical" end }
            } }:scrollTargetBehavior "paging", hasBar and Item { height = 83 }:id "bar" or false }
        end }
        local scroll = w:scrollView()
        for _ = 1, 4 do
          scroll:drag { by = 600, duration = 0.2 }
          w:settle()
        end
        w:update(function()
          hasBar = true
          table.remove(clips, 3)
        end)
        """,
      says: [
        "The container is 717 points long and was 800, as bar came in, and the scroll target "
          + "behavior aligns the content with that again.",
        "The content is taken to be 8343.5 points long, a guess; it was 9600.",
      ],
      neverSays: ["8571.75"]
    ),
    Scene(
      testDescription: "a list in the place of a view that says that it is loading, and back",
      script: """
        local page = Observable { isLoaded = false }
        local Content = View "Content" { parameters = {}, body = function()
          if not page.isLoaded then return ProgressView() end
          return VStack { spacing = 0, Item { height = 50 }:id "tabs",
            ScrollView { LazyVStack { ForEach { 60, id = "w%d", height = 64 } } }:id "list" }
        end }
        w = Window { width = 390, height = 600, function()
          return VStack { spacing = 0, Item { height = 36 }:id "title", Content {} }
        end }
        page.isLoaded = true
        w:step()
        print(w:explain(w.frame))
        page.isLoaded = false
        w:step()
        """,
      says: [
        "The ProgressView, child 2, went, and a VStack with tabs, list came in its place.",
        "The VStack, child 2, went, and a ProgressView came in its place.",
      ],
      neverSays: ["and was in sight"]
    ),
    Scene(
      testDescription: "rows that went and came, told with their lengths",
      script: """
        local rows = {}
        for i = 1, 30 do rows[i] = { id = "r" .. i, height = 40 + i % 4 * 8 } end
        w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 1,
          ForEach { rows, function(r) return Item { height = r.height } end } } } }
        w:update(function()
          table.remove(rows, 4)
          table.remove(rows, 2)
          table.insert(rows, 1, { id = "a", height = 20 })
          table.insert(rows, 2, { id = "b", height = 30 })
        end)
        """,
      says: ["r2, r4 went, which were 96 points long together, with 2 of spacing"],
      neverSays: ["r2, r4 went;"]
    ),
  ]
}

import LazyScripting
import LazyTestSupport
import Testing

/// What `explain` says of a motion over many frames.
@Suite(.leavesNothing) struct ToldMotionTests {
  /// A list whose rows are not as long as the first ones promise, and what reads an explanation.
  private static let list = """
    local window = Window { width = 390, height = 600, ScrollView {
      LazyVStack { ForEach { 2000, height = function(i) return 40 + i % 7 * 10 end } }
    } }
    local scroll = window:scrollView()

    \(ToldSums.reading)
    -- One paragraph follows the other, and what each names makes up its change.
    local function check(first)
      local told = paragraphs(window:explain())
      lab.expectNear(told[1].old, first, 1e-3)
      for index, paragraph in ipairs(told) do
        lab.expectNear(paragraph.sum, paragraph.new - paragraph.old, 1e-2)
        lab.expectNear(paragraph.old, index > 1 and told[index - 1].new or first, 1e-3)
      end
      lab.expectNear(told[#told].new, scroll.contentOffset.y, 1e-3)
      return #told
    end

    """

  @Test(arguments: [
    "scroll:drag { by = 900, duration = 0.5 }",
    "scroll:drag { by = -900, duration = 0.5 }",
    "scroll:fling { velocity = -3000 }",
    "scroll:fling { velocity = 3000 }",
    "scroll:scrollTo { id = 100, anchor = \"center\", animation = true }",
    "scroll:scrollTo { id = 1900, animation = Animation.linear { duration = 0.4 } }",
    "scroll:drag { by = 30 }",
  ])
  func `without frames all of the motion is told, and its sum is what it moved`(
    motion: String
  ) throws {
    let script =
      Self.list + """
        scroll:scrollTo { id = 1000 }
        local first = scroll.contentOffset.y
        \(motion)
        assert(check(first) <= 3, window:explain())
        """
    try expectOutput(of: script, "")
  }

  @Test func `a fling through rows that were never measured is one paragraph`() throws {
    let scene = ToldMovesTests.Scene(
      testDescription: "a fling back",
      script: Self.list + "scroll:scrollTo { id = 1000 }\nscroll:fling { velocity = -500 }",
      says: [
        "Frames 3 to 120 The content offset went from 78042 to 79289.3503: −244.7549 The content "
          + "went on by itself after a finger let it go, in 118 frames; explain one of them for "
          + "more. +1492.1053 3 rows,",
        "turned out to be 240 points long together; they had been taken to be 214.6119, each by "
          + "the estimate at the moment when it was reached. "
          + "A row whose length is not known is now taken to be "
          + "72.1053 points long (mean, from 19 lengths); it was 70.625 before. So the 989 rows "
          + "before what is in sight count 989 × (72.1053 + 8) = 79224.1053 points; 77732 had "
          + "been left for them. Nothing in sight moved by this: positions and offset changed by "
          + "the same amount. The content is taken "
          + "to be 160193.5789 points long, a guess; it was 157267. In SwiftUI: nothing to do, "
          + "only the scroll indicator moved by itself.",
      ]
    )
    try scene.check("print(window:explain())")
  }

  @Test func `a frame in which a callback changed something is told by itself`() throws {
    let scene = ToldMovesTests.Scene(
      testDescription: "a row that grows when it appears, in the middle of a drag",
      script: """
        local Row = View "Row" { parameters = { "id" }, state = { isTall = false },
          body = function(self)
            return Item { height = self.state.isTall and 90 or 50 }:onAppear(function()
              if self.id == 20 then self.state.isTall = true end
            end)
          end }
        window = Window { width = 390, height = 600, ScrollView {
          LazyVStack { ForEach { Range(1, 2000), function(i) return Row { id = i } end } }
        } }
        window:scrollView():drag { by = 900, duration = 0.5 }
        """,
      says: [
        "Frames 2 to 17 The content offset went from 0 to 480: +480 A finger moved the content, in "
          + "16 frames; explain one of them for more. Frame 18, at 0.2833 s The content offset "
          + "went from 480 to 510: +30 A finger moved the content. onAppear of row 20 changed data "
          + "in pass 1,",
        "Frames 19 to 31 The content offset went from 510 to 900: +390 A finger moved the content, "
          + "in 13 frames; explain one of them for more. The content is taken to be 119068.9231 "
          + "points long, a guess; it was 119992. 6 rows,",
        "turned out to be 300 points long together; they had been taken to be 310.7287, each by "
          + "the estimate at the moment when it was reached. "
          + "A row whose length is not known is now taken to be "
          + "51.5385 points long (mean, from 26 lengths); it was 52 before.",
      ]
    )
    try scene.check("print(window:explain())")
  }

  @Test func `what came before or after the motion is not part of it`() throws {
    let script =
      Self.list + """
        scroll:drag { by = 300, duration = 0.2 }
        local first = scroll.contentOffset.y
        scroll:drag { by = 300, duration = 0.2 }
        assert(check(first) == 1)
        window:resize(390, 500)
        assert(window:explain():find("frames? %d+ no content offset changed") or
          not window:explain():find("finger"), window:explain())
        """
    try expectOutput(of: script, "")
  }

  @Test func `a frame that is asked for by its number is told alone`() throws {
    let script =
      Self.list + """
        scroll:drag { by = 300, duration = 0.2 }
        local last = window.frame
        assert(window:explain(last):find("^Frame " .. last .. ","), window:explain(last))
        """
    try expectOutput(of: script, "")
  }
}

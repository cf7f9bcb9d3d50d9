import LazyScripting
import LazyTestSupport
import Testing

/// What `explain` says of a motion over many frames.
@Suite(.leavesNothing) struct ToldMotionTests {
  /// Declares `paragraphs` in Lua: the offsets before and after that an explanation names, one for
  /// each paragraph, and the sum of the changes that explain them.
  private static let reading = """
    local function paragraphs(text)
      local found = {}
      for line in (text .. "\\n"):gmatch("(.-)\\n") do
        line = line:gsub("−", "-")
        local old, new = line:match("content offset.* went from ([%-%d.]+) to ([%-%d.]+):")
        if old then found[#found + 1] = { old = tonumber(old), new = tonumber(new), sum = 0 } end
        local change = line:match("^    ([+-][%d.]+) ")
        if change then found[#found].sum = found[#found].sum + tonumber(change) end
      end
      return found
    end

    """

  /// A list whose rows are not as long as the first ones promise, and what reads an explanation.
  private static let list = """
    local window = Window { width = 390, height = 600, ScrollView {
      LazyVStack { ForEach { 2000, height = function(i) return 40 + i % 7 * 10 end } }
    } }
    local scroll = window:scrollView()

    \(reading)
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

  @Test(arguments: ["", "VStack { spacing = 0, Item { height = 50 }, "])
  func `what a scroll beside its target does sums to what moved`(wrapper: String) throws {
    let run = try ScriptRun(
      """
      \(Self.reading)
      for _, anchor in ipairs { "top", "center", "bottom" } do
        local w = Window { width = 390, height = 600,
          profile = lab.profile { targetLanding = "estimate" },
          ScrollView { \(wrapper) LazyVStack { spacing = 0, ForEach { 200, id = "r%d",
            height = function(i) return i <= 20 and 40 or 120 end } }
            \(wrapper.isEmpty ? "" : "}") } }
        for _, id in ipairs { "r100", "r110", "r20" } do
          w:scrollView():scrollTo { id = id, anchor = anchor }
          local told = paragraphs(w:explain())
          assert(#told > 0)
          for _, t in ipairs(told) do
            assert(math.abs(t.old + t.sum - t.new) < 1e-3, t.old .. " + " .. t.sum .. ": " .. t.new)
          end
        end
      end
      """
    )
    #expect(run.error == nil)
  }
}

import LazyScripting
import LazyTestSupport
import Testing

/// Lazy containers beside one another, in rows, cells and stacks, in sight together.
@Suite(.leavesNothing) struct NeighborTests {
  @Test(arguments: Seeds.first(24, long: 400))
  func `a stack in sight holds still, whatever its neighbors in rows and cells learn`(
    seed: UInt64
  ) throws {
    let run = try ScriptRun(Self.setting + Self.program(seed: seed))
    #expect(run.error == nil, "seed \(seed): \(run.error?.description ?? "")")
  }

  /// A screen with four neighbors, driven at random: rows that stay in sight move by what the
  /// finger asks for, unless they are aligned by a length that a neighbor guesses.
  private static func program(seed: UInt64) -> String {
    """
    math.randomseed(\(seed))
    local form = forms[\(seed) % #forms + 1]
    local window = Window { width = 300, height = 300, ScrollView { form(neighbors()) } }
    local scroll = window:scrollView()
    for step = 1, 25 do
      if math.random(5) == 1 then
        -- A stack in a row that was given up has no ids.
        pcall(scroll.scrollTo, scroll, { id = "a-" .. math.random(40), anchor = "top" })
      else
        scroll:drag { by = math.random(-350, 350) }
      end
      window:check()
    end
    """
  }

  private static let setting = """
    local function view(i) return Item { height = 20 + (i * 37) % 70 } end
    local function neighbors()
      return LazyVStack { ForEach { 40, id = "a-%d", view } },
        LazyVStack { ForEach { 20, id = "p-%d", view } },
        Text "b", LazyVStack { ForEach { 30, id = "q-%d", view } }
    end
    local function grid(...)
      return LazyVGrid { columns = { GridItem.flexible {}, GridItem.flexible {} }, ... }
    end
    local forms = {
      grid,
      function(...) return VStack { Text "title", grid(...):padding(3) } end,
      function(...) return LazyVStack { grid(...):frame { width = 250 } } end,
      function(a, p, b, q) return LazyVStack { HStack { a, p }, HStack { b, q } } end,
      function(a, p, b, q)
        return LazyVStack {
          VStack { Text "title", HStack { alignment = "top", a, p } },
          HStack { alignment = "bottom", b, q }:padding(5),
        }
      end,
      function(a, p, b, q)
        return LazyVGrid {
          columns = {
            GridItem.flexible { alignment = "top" }, GridItem.flexible { alignment = "bottom" },
          },
          a, p, b, q,
        }
      end,
    }

    """

  @Test(arguments: ["vertical", "horizontal"], [false, true])
  func `a layout that leaves gaps ends where its neighbor begins, after a resize too`(
    axis: String,
    isReversed: Bool
  ) throws {
    try expectOutput(
      of: """
        local axis, isReversed = "\(axis)", \(isReversed)
        \(Self.gaps)
        local scroll = window:scrollView()
        local upper = isReversed and "a-1" or "a-40"
        local lower = isReversed and "p-40" or "p-1"
        for by = 0, 140, 20 do
          scroll:scrollTo { id = lower, anchor = isAcross and "trailing" or "bottom" }
          scroll:drag { by = by }
          for _, size in ipairs { 390, 240, 300 } do
            window:resize(isAcross and 300 or size, isAcross and size or 300)
            window:check()
            local above, below = window:node(upper).frame, window:node(lower).frame
            local gap = below[start] - above[start] - above[length]
            assert(math.abs(gap) < 1e-6, by .. ": " .. gap)
            scroll:drag { by = 1 }
            window:check()
          end
        end
        -- What the stack around them took for their lengths leaves nothing out of reach.
        local first = isReversed and "p-1" or "p-40"
        scroll:scrollTo { edge = isAcross and "trailing" or "bottom" }
        assert(scroll.visibleIDs:contains(first))
        """,
      ""
    )
  }

  /// Two layouts whose views begin 100 points apart, along an axis.
  private static let gaps = """
    local Pitch = LazyLayout "Pitch" {
      begin = function(self, bounds) return { y = 0 } end,
      place = function(self, cursor, subviews)
        subviews[1]:place { y = cursor.y, height = 50 }
        cursor.y = cursor.y + 100
        return cursor.y
      end,
      skip = function(self, cursor, index, count)
        cursor.y = cursor.y + 100 * count
        return cursor.y
      end,
    }
    local isAcross = axis == "horizontal"
    local Stack = isAcross and HStack or VStack
    local length, start = isAcross and "width" or "height", isAcross and "x" or "y"
    local function view(i)
      local size = { width = 50, height = 50 }
      size[length] = 20 + i % 5 * 10
      return Item(size)
    end
    local window = Window { width = 300, height = 300,
      ScrollView { axes = axis, Stack { spacing = 0,
        Pitch { reversed = isReversed, ForEach { 40, id = "a-%d", view } },
        Pitch { reversed = isReversed, ForEach { 40, id = "p-%d", view } },
      } },
    }
    """

  @Test func `a reversed layout that skips is reached to its last view beside others`() throws {
    try expectOutput(
      of: """
        local Pitch = LazyLayout "Pitch" {
          begin = function() return { y = 0 } end,
          place = function(self, cursor, subviews)
            subviews[1]:place { y = cursor.y, height = 50 }
            cursor.y = cursor.y + 100
            return cursor.y
          end,
          skip = function(self, cursor, index, count)
            cursor.y = cursor.y + 100 * count
            return cursor.y
          end,
        }
        local function view(i) return Item { width = 50, height = 20 + i % 5 * 10 } end
        local function rows(id) return Pitch { reversed = true, ForEach { 40, id = id, view } } end
        local window = Window { width = 300, height = 300,
          ScrollView { VStack { spacing = 0, rows "a-%d", rows "p-%d" } } }
        local scroll = window:scrollView()
        scroll:scrollTo { id = "p-1", anchor = "bottom" }
        assert(window:node("p-1").frame.maxY == 300, window:tree())
        """,
      ""
    )
  }
}

-- Claim 37: whatever happened before, the way up ends with row 0 at the top and offset 0.
-- Fails with `VStack` for `LazyVStack`.
local function open(list)
  local window = Window { width = 390, height = 500,
    ScrollView {
      LazyVStack {
        ForEach { 80, id = function(_, index) return index - 1 end,
          height = function(index) return lab.noise(list * 1000 + index, 10, 400) end,
        },
      },
    },
  }
  return window, window:scrollView()
end

local corrections = 0
for list = 1, 10 do
  local window, scroll = open(list)

  local function expectZeroOnlyAtTheTop()
    local isAtTop = scroll.visibleIDs[1] == 0 and window:node(0).frame.y == 0
    lab.expect(scroll.contentOffset.y >= 0, "the offset is never negative")
    lab.expectEqual(scroll.contentOffset.y == 0, isAtTop, "0 is the offset of the top alone")
  end

  for _ = 1, 12 do
    local choice = lab.random(1, 4)
    if choice == 1 then
      scroll:scrollTo { id = lab.random(1, 79), anchor = "center" }
    elseif choice == 2 then
      scroll:scrollTo { y = lab.random(0, 10000) }
    else
      scroll:drag { by = lab.random(-900, 900) }
    end
    expectZeroOnlyAtTheTop()
  end

  local steps = 0
  repeat
    local first, offset = scroll.visibleIDs[1], scroll.contentOffset.y
    local y = window:node(first).frame.y
    scroll:drag { by = -170 }
    expectZeroOnlyAtTheTop()
    steps = steps + 1
    local hasStopped = scroll.visibleIDs[1] == first and window:node(first).frame.y == y
      and scroll.contentOffset.y == offset
  until hasStopped or steps == 1000
  lab.expectEqual(scroll.contentOffset.y, 0.0, "list " .. list .. ": the offset ends at 0")
  lab.expectEqual(scroll.visibleIDs[1], 0, "list " .. list .. ": row 0 is the first")
  lab.expectEqual(window:node(0).frame.y, 0.0, "list " .. list .. ": row 0 is at the top")
  corrections = corrections + window.metrics.corrections
end
lab.expect(corrections > 100, "the space above was corrected often")

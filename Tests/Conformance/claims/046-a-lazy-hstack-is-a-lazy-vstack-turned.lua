-- Claim 46: a LazyHStack gives the same numbers as a LazyVStack with the axes exchanged.
-- Fails with `HStack` for `LazyHStack`.
local function lengthOf(index) return lab.noise(index, 20, 300) end
local function zeroBased(_, index) return index - 1 end

local vertical = Window { width = 320, height = 600,
  ScrollView {
    LazyVStack { spacing = 6, alignment = "leading",
      ForEach { 90, id = zeroBased, function(index)
        return Item { width = 320 - index, height = lengthOf(index) }
      end },
    },
  },
}
local horizontal = Window { width = 600, height = 320,
  ScrollView { axes = "horizontal",
    LazyHStack { spacing = 6, alignment = "top",
      ForEach { 90, id = zeroBased, function(index)
        return Item { width = lengthOf(index), height = 320 - index }
      end },
    },
  },
}
local down, right = vertical:scrollView(), horizontal:scrollView()

local function expectTransposed(message)
  lab.expectEqual(right.contentOffset.x, down.contentOffset.y, message .. ": offset")
  lab.expectEqual(right.contentOffset.y, down.contentOffset.x, message .. ": offset across")
  lab.expectEqual(right.contentSize.width, down.contentSize.height, message .. ": length")
  lab.expectEqual(right.contentSize.height, down.contentSize.width, message .. ": breadth")
  lab.expectEqual(right.isLeadEstimated, down.isLeadEstimated, message .. ": what is estimated")
  lab.expectEqual(right.visibleIDs, down.visibleIDs, message .. ": visible ids")
  for _, id in ipairs(down.visibleIDs) do
    local a, b = vertical:node(id).frame, horizontal:node(id).frame
    lab.expectEqual({ b.y, b.x, b.height, b.width }, { a.x, a.y, a.width, a.height },
      message .. ": frame of " .. id)
  end
end

expectTransposed("at the start")
for step = 1, 60 do
  local by, target, choice = lab.random(-500, 600), lab.random(0, 89), lab.random(1, 6)
  if choice == 1 then
    down:scrollTo { id = target, anchor = "center" }
    right:scrollTo { id = target, anchor = "center" }
  elseif choice == 2 then
    down:scrollTo { y = target * 100 }
    right:scrollTo { x = target * 100 }
  else
    down:drag { by = by }
    right:drag { by = by }
  end
  expectTransposed("step " .. step)
end
down:scrollTo { edge = "bottom" }
right:scrollTo { edge = "trailing" }
expectTransposed("at the end")
local names = { "bodies", "measures", "places", "removes", "corrections", "jitter", "evicts" }
lab.expectEqual(horizontal.metrics(names), vertical.metrics(names), "and the work was the same")

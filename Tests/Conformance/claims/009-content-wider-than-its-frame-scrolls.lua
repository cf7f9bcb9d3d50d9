-- Claim 9: five 200-point profiles in an HStack are wider than a frame of 500 points and scroll.
-- Fails with `width = 100` for `width = 200`.
local function open(count)
  local window = Window { width = 500, height = 200,
    ScrollView { axes = "horizontal",
      HStack {
        ForEach { count, id = function(_, index) return index - 1 end, function()
          return Item { width = 200, height = 200 }
        end },
      },
    },
  }
  return window:scrollView()
end

local five = open(5)
lab.expectEqual(five.contentSize.width, 1032.0, "five profiles and four spaces of 8")
lab.expectEqual(five.contentOffset.x, 0.0, "the offset begins at 0")
lab.expectEqual(five.visibleIDs, { 0, 1, 2 }, "three profiles are in sight")
five:drag { by = 10000 }
lab.expectEqual(five.contentOffset.x, 532.0, "the largest offset is 1032 - 500")
five:scrollTo { edge = "leading" }
five:scrollTo { edge = "trailing" }
lab.expectEqual(five.contentOffset.x, 532.0, "the trailing edge is there, too")
lab.expectEqual(five.visibleIDs, { 2, 3, 4 }, "the last three profiles are in sight")

local two = open(2)
two:drag { by = 10000 }
lab.expectEqual(two.contentOffset.x, 0.0, "408 points do not scroll in 500")
lab.expectEqual(two.visibleIDs, { 0, 1 }, "both profiles stay in sight")

-- Claim 129: for a target off screen the stack must estimate where it is.
-- Fails with `VStack` for `LazyVStack`.
local function open(heightOf)
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 100, height = heightOf, id = function(_, index) return index - 1 end },
      },
    },
  }
  return window, window:scrollView()
end

local window, scroll = open(function(index) return index <= 10 and 50 or 150 end)
scroll:scrollTo { id = 80, anchor = "top" }
lab.expectEqual(window:node(80).frame.y, 0.0, "row 80 is at the top")
local mean = (10 * 50 + 150) / 11
lab.expectNear(scroll.contentOffset.y, 80 * mean, 1e-6, "80 times the mean of rows 0 to 10")
lab.expectNear(scroll.contentOffset.y, 4727.2727, 1e-4, "which is 4727.27, and not 11000")

for list = 1, 6 do
  local function heightOf(index) return lab.noise(list * 1000 + index, 20, 400) end
  local _, scroll = open(heightOf)
  local visible = scroll.visibleIDs
  local sum = 0
  for index = 1, #visible do sum = sum + heightOf(index) end
  scroll:scrollTo { id = 70, anchor = "top" }
  lab.expectNear(scroll.contentOffset.y, 70 * sum / #visible, 1e-6,
    "list " .. list .. ": 70 times the mean of the rows that were seen")
end

-- Claim 21: the unknown length is the mean length of placed rows times the number of other rows.
-- Fails with `VStack` for `LazyVStack`.
-- Fails with `estimator = "medianOfFirstScreen", width = 390` for `width = 390`.
local function open(count, height, heightOf)
  local window = Window { width = 390, height = height,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { count, height = heightOf, id = function(_, index) return index - 1 end },
      },
    },
  }
  return window, window:scrollView()
end

local _, talk = open(10, 500, function(index) return index <= 3 and index * 100 or 100 end)
lab.expectEqual(talk.visibleIDs, { 0, 1, 2 }, "100, 200 and 300 points are placed")
lab.expectEqual(talk.contentSize.height, 2000.0, "600 and 7 times 200 (true: 1300)")
talk:drag { by = 300 }
lab.expectEqual(talk.visibleIDs, { 2, 3, 4 }, "rows 3 and 4 are placed, too")
lab.expectEqual(talk.contentSize.height, 1600.0, "800 and 5 times 160")

local function heightOf(index) return lab.noise(index, 30, 300) end
local window, scroll = open(70, 500, heightOf)
local known, sum = 0, 0
repeat
  local visible = scroll.visibleIDs
  local last = visible[#visible]
  while known <= last do
    known = known + 1
    sum = sum + heightOf(known)
  end
  local finish = scroll.contentOffset.y + window:node(last).frame.maxY
  local expected = finish + (70 - known) * sum / known
  lab.expectNear(finish, sum, 1e-6, "rows end where the lengths of all before say")
  lab.expectNear(scroll.contentSize.height, expected, 1e-6, known .. " rows are known")
  scroll:drag { by = 210 }
until last == 69

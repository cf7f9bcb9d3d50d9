-- Claim 36: the stack moves the offset by exactly the correction that it applies to its positions.
-- Fails with `VStack` for `LazyVStack`.
local function heightOf(index) return index <= 10 and 50 or 100 + lab.noise(index, 0, 100) end
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack {
      ForEach { 200, id = function(_, index) return index - 1 end, height = heightOf },
    },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { id = 150, anchor = "top" }

local function positions()
  local starts = {}
  for _, id in ipairs(scroll.visibleIDs) do
    starts[id] = window:node(id).frame.y + scroll.contentOffset.y
  end
  return starts
end

local function correction()
  local sum = 0
  for event in window.trace:events { kind = "correction", first = window.frame } do
    sum = sum + event.by
  end
  return sum
end

local corrected = 0
while scroll.visibleIDs[1] > 20 do
  local by = lab.random(-300, 100)
  local offset, starts = scroll.contentOffset.y, positions()
  scroll:drag { by = by }
  local correction = correction()
  if math.abs(correction) > 1 then corrected = corrected + 1 end
  lab.expectNear(scroll.contentOffset.y - offset, by + correction, 1e-6,
    "the offset changes by the finger and the correction, in frame " .. window.frame)
  for id, start in pairs(positions()) do
    if starts[id] then
      lab.expectNear(start - starts[id], correction, 1e-6,
        "row " .. id .. " changes its position by the correction, in frame " .. window.frame)
    end
  end
end
lab.expect(corrected > 20, "there was something to correct")

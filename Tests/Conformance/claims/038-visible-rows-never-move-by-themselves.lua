-- Claim 38: when estimates change, visible rows keep their places; they follow the finger alone.
-- Fails with `VStack` for `LazyVStack`.
local height = 500
local function open(list)
  local window = Window { width = 390, height = height,
    ScrollView {
      LazyVStack {
        ForEach { 120, id = function(_, index) return index - 1 end,
          height = function(index) return lab.noise(list * 1000 + index, 10, 300) end,
        },
      },
    },
  }
  return window, window:scrollView()
end

local compared, corrections = 0, 0
for list = 1, 5 do
  local window, scroll = open(list)

  local function places()
    local ys = {}
    for _, id in ipairs(scroll.visibleIDs) do ys[id] = window:node(id).frame.y end
    return ys
  end

  local function isAtAnEnd()
    local ys = places()
    local last = ys[119] and window:node(119).frame.maxY
    return ys[0] and ys[0] >= 0 or last and last <= height + 1e-6
  end

  for _ = 1, 60 do
    if lab.random(1, 8) == 1 then scroll:scrollTo { id = lab.random(0, 119), anchor = "center" } end
    local by, before, moved = lab.random(-400, 400), places(), nil
    scroll:drag { by = by }
    local where = "frame " .. window.frame .. " of list " .. list
    for id, y in pairs(places()) do
      if before[id] then
        moved = moved or y - before[id]
        compared = compared + 1
        lab.expectNear(y - before[id], moved, 1e-6, "all rows move alike in " .. where)
      end
    end
    if moved and not isAtAnEnd() then
      lab.expectNear(moved, -by, 1e-6, "rows follow the finger in " .. where)
    elseif moved then
      lab.expect(moved * -by >= 0 and math.abs(moved) <= math.abs(by) + 1e-6,
        "at an end rows follow the finger as far as they can in " .. where)
    end
  end
  corrections = corrections + window.metrics.corrections
end
lab.expect(corrections > 50, "estimates changed often")
lab.expect(compared > 500, "many rows stayed in sight from one frame to the next")

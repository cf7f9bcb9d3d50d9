-- A row that a pinned header covers wholly is not what holds still when data change: the first row
-- that can be seen is (rule R10).
-- output: 0 of 100
local moved, chance = 0, 7
local function next(n) chance = (chance * 1103515245 + 12345) % 2147483648 return chance // 65536 % n end
for _, axis in ipairs { "v", "h" } do
  for seed = 1, 50 do
    local groups = {}
    for g = 1, 6 do
      local rows = {}
      for r = 1, 6 do rows[r] = "g" .. g .. "r" .. r end
      groups[g] = { id = "g" .. g, rows = rows }
    end
    local Lazy = axis == "v" and LazyVStack or LazyHStack
    local function item(length) return axis == "v" and Item { height = length } or Item { width = length } end
    local w = Window { width = 300, height = 300, function()
      return ScrollView { axes = axis == "v" and "vertical" or "horizontal", Lazy { spacing = 0,
        pinnedViews = "sectionHeaders",
        ForEach { groups, subviews = function(group) return 1 + #group.rows end, function(group)
          return Section { header = item(50),
            ForEach { group.rows, id = "self", function() return item(20 + seed % 3 * 10) end } }
        end } } }
    end }
    local s = w:scrollView()
    s:drag { by = 60 + next(900) }
    local function place(id)
      local frame = w:node(id).frame
      return frame and (axis == "v" and frame.minY or frame.minX)
    end
    -- The first row that is not covered holds still, whatever comes or goes before it.
    local seen, before, header
    for _, id in ipairs(s.visibleIDs) do
      header = header or not seen and tostring(id):find "header" and place(id) > 0
      local at = not tostring(id):find "header" and w:node(id).visibleFraction > 0 and place(id)
      local covered = false
      for _, other in ipairs(s.visibleIDs) do
        local cover = tostring(other):find "header" and w:node(other).frame
        local start = cover and (axis == "v" and cover.minY or cover.minX)
        local length = axis == "v" and w:node(id).frame.height or w:node(id).frame.width
        if at and start and start <= math.max(at, 0) and at + length <= start + 50 then covered = true end
      end
      if at and not covered and not seen then seen, before = id, at end
    end
    local g = tonumber(tostring(seen):match "^g(%d+)")
    local name = tostring(seen):match "[^/]+$"
    for r, row in ipairs(groups[g].rows) do
      if row == name and not header then
        w:update(function()
          if next(2) == 0 or r == 1 then
            table.insert(groups[g].rows, r, "new" .. seed)
          else
            table.remove(groups[g].rows, r - 1)
          end
        end)
        break
      end
    end
    w:check()
    if math.abs((place(seen) or 1e9) - before) > 0.01 and s.contentOffset[axis == "v" and "y" or "x"] > 0 then
      moved = moved + 1
    end
    w:close()
  end
end
print(moved .. " of 100")

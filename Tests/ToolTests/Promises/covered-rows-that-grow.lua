-- A row that a pinned header covers wholly grows out of sight: the first row that can be seen keeps
-- its place, in stacks and grids, along both axes (rule R10).
-- output: 0 of 96 moved
-- output: reversed	140.0	140.0
View "Row" { parameters = { "axis", "base" }, state = { grown = 0 }, body = function(self)
  local length = self.base + self.state.grown
  return self.axis == "v" and Item { height = length } or Item { width = length }
end }
local cell = GridItem.flexible { alignment = "topLeading" }
local cells = { cell, cell }
local kinds = {
  v = { LazyVStack, function(t) t.columns = cells return LazyVGrid(t) end },
  h = { LazyHStack, function(t) t.rows = cells return LazyHGrid(t) end },
}
local moved, tried = 0, 0
for _, axis in ipairs { "v", "h" } do
  local name, size = axis == "v" and "y" or "x", axis == "v" and "height" or "width"
  for kind = 1, 2 do
    for seed = 1, 24 do
      local header = axis == "v" and Item { height = 60 } or Item { width = 60 }
      local content = kinds[axis][kind] { spacing = seed % 2 * 4, pinnedViews = "sectionHeaders",
        Section { header = header, ForEach { 60, id = "r%d", function(i)
          return Row { axis = axis, base = 18 + (i * seed) % 7 } end } } }
      if seed % 3 == 0 then content = content:padding(10) end
      local w = Window { width = 300, height = 300,
        ScrollView { axes = axis == "v" and "vertical" or "horizontal", content } }
      w:scrollView():drag { by = 130 + seed * 11 }
      local covered, seen = {}, nil
      for i = 1, 60 do
        local f = w:node("r" .. i).frame
        if f and f[name] + f[size] <= 60 then covered[#covered + 1] = i
        elseif f and not seen then seen = i end
      end
      local before = w:node("r" .. seen).frame[name]
      for step = 1, 2 do
        for n, i in ipairs(covered) do
          if w:node("r" .. i).state and (n + step) % 2 == 0 then w:node("r" .. i).state.grown = step * 9 - 12 end
        end
        w:step()
        w:check()
      end
      tried = tried + 1
      if math.abs(w:node("r" .. seen).frame[name] - before) > 0.01 then moved = moved + 1 end
      w:close()
    end
  end
end
print(moved .. " of " .. tried .. " moved")

-- In a reversed layout the header is at the other edge.
local Column = LazyLayout "Column" {
  begin = function(_, bounds) return { y = 0, width = bounds.width } end,
  place = function(_, cursor, subviews)
    cursor.y = cursor.y + subviews[1]:place { y = cursor.y, width = cursor.width }.height
    return cursor.y
  end,
}
local w = Window { width = 200, height = 300, ScrollView {
  Column { reversed = true, pinnedViews = "sectionHeaders", Section { header = Item { height = 70 },
    ForEach { 60, id = "r%d", function() return Row { axis = "v", base = 20 } end } } },
}:defaultScrollAnchor "bottom" }
w:scrollView():drag { by = -150 }
local before = w:node("r12").frame.minY
w:node("r6").state.grown = 10
w:step()
w:check()
print("reversed", before, w:node("r12").frame.minY)

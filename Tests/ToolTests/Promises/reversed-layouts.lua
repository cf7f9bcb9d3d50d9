-- output: reversed layouts hold still, land, and lie as one fold from the end
local Lanes = LazyLayout "Lanes" {
  parameters = { lanes = 2 },
  begin = function(self, bounds)
    local cursor = { width = bounds.width / self.lanes }
    for lane = 1, self.lanes do cursor[lane] = 0 end
    return cursor
  end,
  place = function(self, cursor, subviews)
    local lane = 1
    for other = 2, self.lanes do
      if cursor[other] < cursor[lane] then lane = other end
    end
    local x = (lane - 1) * cursor.width
    local size = subviews[1]:place { x = x, y = cursor[lane], width = cursor.width }
    cursor[lane] = cursor[lane] + size.height
    return math.min(table.unpack(cursor)), math.max(table.unpack(cursor))
  end,
}
local function tile(row) return Item { width = lab.noise(row.id, 20, 90), height = lab.noise(row.id, 20, 90) } end

local function try(axes, wrap)
  local rows = lab.data {}
  for id = 1, 400 do rows:insert(id, { id = id }) end
  local tiles = Lanes { reversed = true, ForEach { rows, tile } }
  local Stack = axes == "vertical" and VStack or HStack
  local window = Window { width = 300, height = 300,
    ScrollView { axes = axes, wrap and Stack { Text "title", tiles:padding(9) } or tiles }
      :defaultScrollAnchor "bottomTrailing" }
  local scroll = window:scrollView()
  local along = axes == "vertical" and "y" or "x"
  local finish = axes == "vertical" and "maxY" or "maxX"
  local edge = wrap and 291 or 300
  lab.expect(math.abs(window:node(1).frame[finish] - edge) < 1e-6, "the first is at the end")
  -- At the end, arriving rows are followed; elsewhere they move nothing.
  rows:insert(1, { id = 1001 })
  window:step()
  lab.expect(math.abs(window:node(1001).frame[finish] - edge) < 1e-6, "the new first is at the end")
  scroll:drag { by = -900 }
  for step = 1, 20 do
    local id = scroll.visibleIDs[#scroll.visibleIDs // 2]
    local before = window:node(id).frame[along]
    rows:insert(step % 2 == 0 and 1 or #rows + 1, { id = 2000 + step })
    window:step()
    window:check()
    lab.expect(math.abs(window:node(id).frame[along] - before) < 1e-6, "nothing in sight moves")
    scroll:drag { by = step % 3 == 0 and 140 or -95 }
    window:check()
  end
  for _, id in ipairs { 350, 20, 199 } do
    scroll:scrollTo { id = id, anchor = axes == "vertical" and "top" or "leading" }
    window:check()
    lab.expect(math.abs(window:node(id).frame[along]) < 1e-6, id .. " lands at the start")
  end
  local _ = window:draw(), window:explain()
end
for _, axes in ipairs { "vertical", "horizontal" } do
  for _, wrap in ipairs { false, true } do try(axes, wrap) end
end
print "reversed layouts hold still, land, and lie as one fold from the end"

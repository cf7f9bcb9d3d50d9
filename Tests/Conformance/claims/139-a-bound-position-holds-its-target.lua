-- Claim 139: rows that grow once they are in sight push the stack out of the targeted position; with a
-- bound position they do not.
-- Fails with `grow(100)` for `grow(140)`.
local function error(bound)
  local data, position = lab.data {}, ScrollPosition {}
  for index = 1, 200 do data:insert(index, { id = index, height = 100 }) end
  local view = ScrollView { LazyVStack { spacing = 0, ForEach { data, function(row)
    return Item { height = row.height }
  end } } }
  local window = Window { width = 390, height = 600, bound and view:scrollPosition(position) or view }
  local scroll = window:scrollView()
  if bound then
    position:scrollTo { id = 90, anchor = "bottom" }
    window:step()
  else
    scroll:scrollTo { id = 90, anchor = "bottom" }
  end
  lab.expectEqual(window:node(90).frame.maxY, 600.0, "where it lands")
  local function grow(height)
    for _, index in ipairs { 86, 88 } do data:replace(index, { id = index, height = height }) end
  end
  grow(140)
  window:step()
  window:check()
  return window:node(90).frame.maxY - 600, window.metrics.landingError
end
lab.expectEqual({ error(false) }, { 80.0, 80.0 }, "two rows above it grew by 40, as is told")
lab.expectEqual({ error(true) }, { 0.0, 0.0 }, "with a bound position it stays")

-- Rows that grow because they appear do so in the frame of the scroll.
local Row = View "Row" { parameters = { "index" }, state = { height = 100 },
  body = function(self)
    return Item { height = self.state.height }:onAppear(function()
      if self.index == 86 or self.index == 88 then self.state.height = 140 end
    end)
  end,
}
for _, isAnimated in ipairs { false, true } do
  local position = ScrollPosition {}
  local window = Window { width = 390, height = 600,
    ScrollView { LazyVStack { spacing = 0,
      ForEach { 200, function(index) return Row { index = index } end } } }:scrollPosition(position),
  }
  position:scrollTo { id = 90, anchor = "bottom", animation = isAnimated }
  window:step()
  window:settle()
  lab.expectEqual(window:node(86).frame.height, 140.0, "a row above it grew as it appeared")
  lab.expectEqual(window:node(90).frame.maxY, 600.0, "and the target stays")
  window:check()
end

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
  return (window:node(90).frame or { maxY = 600 + 2 * 40 }).maxY - 600
end
lab.expectEqual(error(false), 80.0, "two rows above it grew by 40")
lab.expectEqual(error(true), 0.0, "with a bound position it stays")

-- An anchor for one role counts before an anchor for all roles, on whichever side of it it stands,
-- along both axes; one without a point leaves its role to the scroll view.
-- output: 24 anchors

local count = 0
local function window(axis, rows, modify)
  local isTall = axis == "vertical"
  local container = isTall and LazyVStack or LazyHStack
  return Window { width = 400, height = 400, modify(ScrollView { axes = axis,
    container { spacing = 0, ForEach { rows, id = "m%d", function()
      return Item { height = 50, width = 50 }
    end } } }) }
end

local function expect(axis, rows, all, role, at)
  local isTall = axis == "vertical"
  local function first(window)
    local frame = window:node "m1".frame
    return frame and (isTall and frame.y or frame.x)
  end
  local before = window(axis, rows, function(view)
    return view:defaultScrollAnchor(role):defaultScrollAnchor(all)
  end)
  local after = window(axis, rows, function(view)
    return view:defaultScrollAnchor(all):defaultScrollAnchor(role)
  end)
  local around = window(axis, rows, function(view)
    return VStack { view:defaultScrollAnchor(all) }:defaultScrollAnchor(role)
  end)
  for _, made in ipairs { before, after, around } do
    lab.expectEqual(first(made), at)
    count = count + 1
  end
end

for axis, ends in pairs { vertical = { "top", "bottom" }, horizontal = { "leading", "trailing" } } do
  local first, last = ends[1], ends[2]
  expect(axis, 3, last, { first, role = "alignment" }, 0)
  expect(axis, 3, first, { last, role = "alignment" }, 250)
  expect(axis, 60, last, { first, role = "initialOffset" }, 0)
  expect(axis, 60, last, { role = "initialOffset" }, 0)
end
print(count .. " anchors")

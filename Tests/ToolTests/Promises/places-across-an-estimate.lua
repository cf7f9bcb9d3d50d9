-- output: all stand
-- A jump to a row that rests at an estimate goes to the exact place along the other axis, whether
-- it is animated or not; so does an animated scroll to a view that was given up on the way.
local expected = { leading = 1400, center = 1255, trailing = 1110 }

local function window(profile)
  local rows = ForEach { 400, id = "r%d", function(row)
    return HStack { spacing = 0, ForEach { 20, id = "c%d", function()
      return Item { width = 100, height = 40 + row % 7 * 20 }
    end } }
  end }
  return Window { width = 390, height = 600, profile = profile,
    ScrollView { axes = "both", LazyVStack { spacing = 0, rows } } }
end

for _, profile in ipairs { "swiftui2027", "legacyScroll" } do
  for anchor, x in pairs(expected) do
    for _, isAnimated in ipairs { false, true } do
      local scroll = window(profile):scrollView()
      scroll:scrollTo { x = 200, y = 0 }
      for _ = 1, 2 do
        scroll:scrollTo { id = { "r300", "c15" }, anchor = anchor, animation = isAnimated }
        lab.expectEqual(scroll.contentOffset.x, x, profile .. ", " .. anchor)
        scroll:scrollTo { x = 200, y = 0 }
      end
    end
  end
end
print "all stand"

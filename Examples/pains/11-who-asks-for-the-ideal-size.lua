-- Pain 11: a container that asks a lazy stack how long it would like to be.
--
-- A lazy stack needs a visible rect to be lazy. When it is asked for its ideal length it has none:
-- it measures two rows, and answers as if all were like them (rule R6, Q17). Nothing is loaded for
-- that beyond the two. But the container that asked has a guess, and keeps it until the stack has
-- been seen.
--
--   lazylab run --events none Examples/pains/11-who-asks-for-the-ideal-size.lua

local count = 1000
local Row = View "Row" { parameters = { "index" }, body = function(self)
  return Item { width = 300, height = self.index <= 2 and 200 or 50 }
end }
local total = 2 * 200 + (count - 2) * 50

local function rows()
  return LazyVStack { spacing = 0, ForEach { count, id = "row-%d", function(index)
    return Row { index = index }
  end } }
end

local variants = {
  { "ScrollView { lazy }", function() return ScrollView { rows() } end },
  { "ScrollView { VStack { lazy } }", function() return ScrollView { VStack { rows() } } end },
  { "ScrollView { ZStack { lazy, badge } }", function()
    return ScrollView { ZStack { rows(), Item { width = 20, height = 20 } } }
  end },
  { "ScrollView { lazy:overlay(badge) }", function()
    return ScrollView { rows():overlay { Item { width = 20, height = 20 } } }
  end },
  { "ScrollView { lazy:fixedSize() }", function()
    return ScrollView { rows():fixedSize { vertical = true } }
  end },
  { "ScrollView(.horizontal) { lazy }", function()
    return ScrollView { axes = "horizontal", rows() }
  end },
  { "lazy without a scroll view", function() return rows() end },
}

print(string.format("%d rows, %d points high in truth", count, total))
for _, variant in ipairs(variants) do
  local name, make = table.unpack(variant)
  local window = Window { width = 390, height = 600, make() }
  local reasons = {}
  for event in window.trace:events { kind = "body" } do
    reasons[event.reason] = (reasons[event.reason] or 0) + 1
  end
  local said = {}
  for reason, bodies in pairs(reasons) do said[#said + 1] = bodies .. " " .. reason end
  table.sort(said)
  print(name)
  print("  bodies: " .. window.metrics.bodies .. " (" .. table.concat(said, ", ") .. ")")
  local found, scroll = pcall(window.scrollView, window)
  if found then
    print("  content: " .. string.format("%.0f", scroll.contentSize.height) .. " points"
      .. (scroll.isContentSizeEstimated and ", a guess" or ""))
    scroll:drag { by = 3000, duration = 0.5 }
    print("  after 3000 points: " .. string.format("%.0f", scroll.contentSize.height) .. ", "
      .. window.metrics.bodies .. " bodies")
  else
    print("  nothing can scroll it")
  end
end
print("A neighbor inside the scroll view asks: two rows are sampled, and the guess is kept as the size.")
print("A modifier that changes nothing, or a stack around the lazy one alone, does not have to ask.")
print("Without a scroll view along the axis the stack takes the window for its visible rect: what the")
print("guess puts outside of it, above and below, can never be reached.")
print("The remedy: a scroll view along the stack's own axis, and nothing beside it in there.")

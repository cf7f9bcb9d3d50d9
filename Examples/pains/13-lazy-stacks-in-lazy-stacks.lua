-- Pain 13: lazy stacks in lazy stacks along the same axis.
--
-- The scroll view moves only one of them: the outer one. It asks the inner ones how long they are
-- and gets guesses, each made from two rows that are evaluated only for that. When an inner stack
-- comes into sight, it loads its rows and learns their lengths, so the length of the whole changes,
-- once for each inner stack. Nothing in sight moves; the scroll bar does.
--
--   lazylab run --events none Examples/pains/13-lazy-stacks-in-lazy-stacks.lua

local teams, members = 20, 30
local function height(team, member) return 40 + (team * 7 + member * 13) % 60 end

local function people(team)
  return ForEach { members, id = "person-" .. team .. "-%d",
    height = function(member) return height(team, member) end }
end

local total = 0
for team = 1, teams do
  for member = 1, members do total = total + height(team, member) end
end
print("true height: " .. total)

local variants = {
  { "Lazy { Lazy { … } … }", function()
    return LazyVStack { spacing = 0, ForEach { teams, function(team)
      return LazyVStack { spacing = 0, people(team) }
    end } }
  end },
  { "VStack { Lazy { … } … }", function()
    local parts = {}
    for team = 1, teams do parts[team] = LazyVStack { spacing = 0, people(team) } end
    return VStack { spacing = 0, Group(parts) }
  end },
  { "Lazy { VStack { … } … }", function()
    return LazyVStack { spacing = 0, ForEach { teams, function(team)
      return VStack { spacing = 0, people(team) }
    end } }
  end },
  { "Lazy { … } (all rows in one)", function()
    local parts = {}
    for team = 1, teams do parts[team] = people(team) end
    return LazyVStack { spacing = 0, Group(parts) }
  end },
}

for _, variant in ipairs(variants) do
  local name, make = table.unpack(variant)
  local window = Window { width = 390, height = 800, ScrollView { make() },
    profile = lab.profile { "swiftui2027", rubberBand = 0 } }
  local scroll = window:scrollView()
  local atStart = window.metrics.bodies
  local sizes, last = 0, nil
  local moved = window.metrics.moves
  for _ = 1, 90 do
    scroll:drag { by = 500 }
    if scroll.contentSize.height ~= last then sizes, last = sizes + 1, scroll.contentSize.height end
  end
  print(name)
  print("  bodies: " .. atStart .. " at the start, " .. window.metrics.bodies .. " in the end")
  print("  content height: " .. sizes .. " different ones, the last is "
    .. string.format("%.0f", last) .. (scroll.isContentSizeEstimated and ", a guess" or ", exact"))
  print("  rows in sight that moved by themselves: " .. window.metrics.moves - moved)
end

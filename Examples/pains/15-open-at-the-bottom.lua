-- Pain 15: a chat that opens at its bottom, or does not.
--
-- Whether the last message ends at the end of the window depends on the anchor or position, and on
-- when the messages arrive. Each line opens a chat and says which message is the last in sight, and
-- how far its end is from the end of the window. Of the three roles of an anchor `initialOffset` is
-- for the start, `sizeChanges` for what is at the end and grows, and `alignment` for what is shorter
-- than the window; an anchor without a role has all three.
--
--   lazylab run --events none Examples/pains/15-open-at-the-bottom.lua

local ways = {
  { "no anchor", function(view) return view end },
  { "initialOffset", function(view)
    return view:defaultScrollAnchor { "bottom", role = "initialOffset" }
  end },
  { "sizeChanges", function(view)
    return view:defaultScrollAnchor { "bottom", role = "sizeChanges" }
  end },
  { "alignment", function(view)
    return view:defaultScrollAnchor { "bottom", role = "alignment" }
  end },
  { "all roles", function(view) return view:defaultScrollAnchor "bottom" end },
  { "ScrollPosition at the bottom", function(view)
    return view:scrollPosition(ScrollPosition { edge = "bottom" })
  end },
}

print(string.format("%-30s %-22s %s", "", "there from the start", "coming later"))
for _, count in ipairs { 4, 300 } do
  print(count .. " messages")
  for _, way in ipairs(ways) do
    local told = {}
    for _, isLate in ipairs { false, true } do
      local messages = {}
      local function fill()
        for number = 1, count do messages[number] = { id = number, height = 60 + number * 31 % 90 } end
      end
      if not isLate then fill() end
      local window = Window { width = 390, height = 700,
        way[2](ScrollView { LazyVStack { spacing = 0, ForEach { messages, function(message)
          return Item { height = message.height }
        end } } }),
      }
      if isLate then window:update(fill) end
      window:step()
      local ids = window:scrollView().visibleIDs
      local last = ids[#ids]
      local short = 700 - window:node(last).frame.maxY
      told[#told + 1] = string.format("%d, %.1f", last, short)
    end
    print(string.format("  %-28s %-22s %s", way[1], told[1], told[2]))
  end
end

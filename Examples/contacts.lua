-- Sections whose headers stay at the top, above the rows that pass beneath them.
--
--   lazylab run --events none Examples/contacts.lua

local teams = { "Design", "Engineering", "Research" }

local function person(index)
  return HStack { spacing = 8, Image { "portrait", width = 24, height = 24 },
    Text { "Person " .. index } }
    :padding(8)
    :frame { maxWidth = math.huge, alignment = "leading" }
end

local function header(team)
  return Text { team }:padding(6):frame { maxWidth = math.huge, alignment = "leading" }
end

local window = Window { width = 240, height = 220,
  ScrollView { LazyVStack { spacing = 0, pinnedViews = "sectionHeaders",
    ForEach { teams, id = "self", subviews = 7, function(team)
      return Section { header = header(team), ForEach { 6, person } }
    end },
  } },
}

local list = window:scrollView()
print(list.visibleIDs)
print(window:draw())

print("\nThe next header pushes the first one away:")
list:drag { by = 250 }
print(window:draw())
print(window:tree())

print("\nA row is named by the ids on the way to it, and found without scrolling through the others:")
list:scrollTo { id = { "Research", 2 }, anchor = "bottom" }
print(list.visibleIDs)
print("people evaluated: " .. window.metrics.byView.HStack.bodies .. " of " .. #teams * 6)

-- Talk, 6:30: the showcase as a section, with a pinned header.
--
-- The section stands in the body of another view, and still its header and its photos are subviews
-- of the lazy stack. While photos pass, the header sticks to the top.
--
--   lazylab run --events none Examples/talk/03-showcase-section.lua

local steps, photos = {}, {}
for number = 1, 12 do steps[number] = { id = number } end
for number = 1, 30 do photos[number] = { id = "photo-" .. number } end

-- Showcase section
View "ContentView" {
  body = function()
    return ScrollView {
      LazyVStack { pinnedViews = { "sectionHeaders" },
        ForEach(steps, function(step)
          return StepView { step = step }
        end),
        Showcase(),
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  body = function() return Item { height = 220 } end,
}

View "Showcase" {
  body = function()
    return Section {
      ForEach(photos, function(photo)
        return PhotoView { photo = photo }
      end),
      header = Item { height = 44 }:id("showcase-header"),
    }
  end,
}

View "PhotoView" { parameters = { "photo" },
  body = function() return Item { height = 300 } end,
}

local window = Window { width = 390, height = 844, ContentView {} }
local scroll = window:scrollView()
print("12 steps, a header and 30 photos are " .. scroll.count .. " subviews")
scroll:drag { by = 2100, duration = 1 }
for _ = 1, 7 do
  print(string.format("header at %4.0f, first in sight %s", window:node("showcase-header").frame.y,
    scroll.visibleIDs[1]))
  scroll:drag { by = 150, duration = 0.2 }
end

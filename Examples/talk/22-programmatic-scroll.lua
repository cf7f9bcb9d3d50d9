-- Talk, 17:58: a button that scrolls to the header of the showcase, which was never loaded.
--
-- Where the header is has to be estimated, and an animated scroll estimates it anew in every frame:
-- the lines say where it aimed, whenever that changed by more than 300 points. In the end the
-- header is in sight, by the smallest movement that does it.
--
--   lazylab run --events none Examples/talk/22-programmatic-scroll.lua

local steps, photos = {}, {}
for number = 1, 60 do steps[number] = { id = number, height = 150 + number * number % 17 * 20 } end
for number = 1, 30 do photos[number] = { id = "photo-" .. number } end

-- Programmatically scroll to showcase
View "ContentView" {
  state = function() return { scrollPosition = ScrollPosition() } end,
  body = function(self)
    local function scrollToShowcase()
      withAnimation(function()
        self.state.scrollPosition:scrollTo { id = "showcase-header" }
      end)
    end
    return ScrollView {
      LazyVStack { pinnedViews = { "sectionHeaders" },
        ForEach(steps, function(step)
          return StepView { step = step }
        end),
        Showcase(),
      },
    }
    :scrollPosition(self.state.scrollPosition)
    :overlay { alignment = "bottom",
      Button { "Showcase", action = scrollToShowcase }:id("button"),
    }
  end,
}

View "StepView" { parameters = { "step" },
  body = function(self) return Item { height = self.step.height } end,
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
window:tap("button")
window:settle()
local aimed = 0
for event in window.trace:events { kind = "target" } do
  if math.abs(event.offset - aimed) > 300 then
    print(string.format("frame %2d: aims at %6.0f", event.frame, event.offset))
    aimed = event.offset
  end
end
local header = window:node("showcase-header").frame
print(string.format("at rest at %.0f; the header is in sight from %.0f to %.0f",
  window:scrollView().contentOffset.y, header.minY, header.maxY))
for event in window.trace:events { kind = "phase" } do print(event.from .. " → " .. event.to) end

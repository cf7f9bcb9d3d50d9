-- Talk, 7:36: photos shrink as they scroll out of sight, and none vanishes too soon.
--
-- The effect draws each photo inside of its frame, so that what the lazy stack removes could not be
-- seen any more, and what it has not loaded could not be seen yet.
--
--   lazylab run --events none Examples/talk/05-smaller-scroll-effect.lua

local steps, photos = {}, {}
for number = 1, 12 do steps[number] = { id = number } end
for number, color in ipairs { "red", "pink", "orange", "yellow", "green", "blue", "gray" } do
  photos[number] = { id = color }
end

-- Scroll effect
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
          :scrollTransition(function(effect, phase)
            return effect
              :scaleEffect(1 - math.abs(phase.value) * 0.1)
          end)
      end),
      header = Item { height = 44 }:id("showcase-header"),
    }
  end,
}

View "PhotoView" { parameters = { "photo" },
  body = function() return Item { width = 340, height = 240 } end,
}

local window = Window { width = 390, height = 844, ContentView {} }
local scroll = window:scrollView()
scroll:scrollTo { id = "red", anchor = "top" }
local gone, late, most = {}, {}, 0
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = 4 }
  for _, photo in ipairs(window.reports.vanishedEarly) do
    if not gone[photo.id] then
      gone[#gone + 1], gone[photo.id] = photo.id, true
      print(string.format("%-6s vanishes while %.0f points of it could still be seen", photo.id,
        photo.drawnRect.maxY))
    end
  end
  for _, photo in ipairs(window.reports.missing) do
    if not late[photo.id] then late[#late + 1], late[photo.id] = photo.id, true end
    most = math.max(most, 844 - photo.drawnRect.y)
  end
until scroll.contentOffset.y == before
print(#gone .. " of " .. window.metrics.disappears .. " subviews that left vanished too soon")
print(string.format("%d photos were loaded too late, by up to %.0f points", #late, most))

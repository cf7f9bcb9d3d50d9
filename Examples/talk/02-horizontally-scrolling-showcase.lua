-- Talk, 5:11: a showcase that scrolls sideways, a lazy stack in a lazy stack.
--
-- To the outer stack the showcase is one more subview. No photo is loaded before it comes near, and
-- then only those in sight are, and the one after them. The inner stack is as high as its first
-- photo, so the longer caption of the third, of three lines, is cut off; a line limit that reserves
-- its space makes room for it.
--
--   lazylab run --events none Examples/talk/02-horizontally-scrolling-showcase.lua

local steps, photos = {}, {}
for number = 1, 12 do
  steps[number] = { id = number, title = "Step " .. number, subtitle = "Fold along the crease." }
end
for number = 1, 100 do
  photos[number] = { id = "photo-" .. number,
    caption = number == 3 and "My first swan, from last week's newspaper" or "A swan" }
end

-- Horizontally scrolling showcase
View "ContentView" {
  body = function()
    return ScrollView {
      LazyVStack {
        ForEach(steps, function(step)
          return StepView { step = step }
        end),
        Showcase(),
      },
    }
  end,
}

View "StepView" { parameters = { "step" },
  body = function(self)
    return VStack {
      Item { height = 150 },
      Text { self.step.title, size = 20 },
      Text(self.step.subtitle),
    }
  end,
}

View "Showcase" {
  body = function()
    return ScrollView { axes = "horizontal",
      LazyHStack {
        ForEach(photos, function(photo)
          return PhotoView { photo = photo }
        end),
      },
    }
  end,
}

View "PhotoView" { parameters = { "photo" }, environment = { captionLines = 0 },
  body = function(self)
    local caption, lines = Text(self.photo.caption):id("caption"), self.environment.captionLines
    return VStack {
      Image { self.photo.id, width = 150, height = 150 },
      lines > 0 and caption:lineLimit { lines, reservesSpace = true } or caption,
    }:frame { width = 150 }
  end,
}

for _, lines in ipairs { 0, 3 } do
  local window = Window { width = 390, height = 844, environment = { captionLines = lines },
    ContentView {} }
  local scroll, loaded = window:scrollView(), window.metrics.byView.PhotoView
  print(lines == 0 and "captions as long as they are" or "\ncaptions with room for three lines")
  print("  12 steps and the showcase: " .. scroll.count .. " subviews; "
    .. loaded.bodies .. " photos are loaded")
  scroll:scrollTo { edge = "bottom" }
  print(string.format("  the showcase is %.1f points high, and %d of 100 photos are loaded",
    window:node("photo-1").frame.height, loaded.bodies))
  local heights = {}
  for number = 1, 3 do
    local caption = window:node { "photo-" .. number, "caption" }
    heights[number] = string.format("%.0f", caption.frame.height)
  end
  print("  the captions get " .. table.concat(heights, ", ") .. " points; the third needs 61")
end

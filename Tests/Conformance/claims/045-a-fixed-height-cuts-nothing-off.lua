-- Claim 45: subviews of one height are not cut off; reserving lines of text gives them one height.
-- Fails with `HStack` for `LazyHStack`.
-- Fails without `:lineLimit { 3, reservesSpace = true }`.
local captions = { "One line", "Two lines of a caption", "Three lines, for a caption that is long" }
local function open(limit)
  local window = Window { width = 500, height = 600,
    ScrollView {
      LazyVStack {
        ScrollView { axes = "horizontal",
          LazyHStack { alignment = "top",
            ForEach { 3, id = "photo-%d", function(index)
              local caption = limit(Text { captions[index], size = 20 }):frame { width = 150 }
              return VStack { spacing = 0,
                Item { width = 150, height = 48 },
                caption:fixedSize { vertical = true },
              }
            end },
          },
        }:id("photos"),
      },
    },
  }
  return window:node("photos").frame.height, #window.reports.clipped
end

local height, clipped = open(function(text) return text end)
lab.expectEqual(height, 72.0, "the first photo has one line of 24 points below 48")
lab.expectEqual(clipped, 2, "so the others are cut off")

height, clipped = open(function(text) return text:lineLimit { 3, reservesSpace = true } end)
lab.expectEqual(height, 120.0, "with room for three lines all are 120 high")
lab.expectEqual(clipped, 0, "and nothing is cut off")

height, clipped = open(function(text) return text:lineLimit(3, 3) end)
lab.expectEqual({ height, clipped }, { 120.0, 0 }, "from three to three lines is the same")

height, clipped = open(function(text) return text:lineLimit(1) end)
lab.expectEqual({ height, clipped }, { 72.0, 0 }, "one line for all is another remedy")

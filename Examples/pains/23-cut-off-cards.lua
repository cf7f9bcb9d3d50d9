-- Pain 23: cards that are cut off in a horizontal shelf.
--
-- A LazyHStack cannot know its tallest card, because most are not loaded. It is as high as its
-- first card wants to be, and the shelf takes that height. Taller cards stick out and are cut off
-- above and below, and the shelf does not grow when they are scrolled into sight (claims 42 to 44).
-- So everything depends on which card comes first.
--
--   lazylab run --events none Examples/pains/23-cut-off-cards.lua

local function shelf(heights, alignment)
  return Window { width = 390, height = 600,
    ScrollView {
      LazyVStack {
        ScrollView { axes = "horizontal",
          LazyHStack { alignment = alignment, ForEach { heights, id = "self", function(height)
            return Item { width = 120, height = height }
          end } },
        }:id "shelf",
      },
    },
  }
end

local function report(title, window)
  print(title .. ": the shelf is " .. window:scrollView("shelf").containerSize.height .. " high")
  for _, card in ipairs(window.reports.clipped) do
    print(string.format("  card %s loses %g above and %g below", card.id, card.top, card.bottom))
  end
  if #window.reports.clipped == 0 then print("  nothing is cut off") end
end

report("80 first", shelf { 80, 100, 120 })
report("100 first", shelf { 100, 120, 80 })
report("120 first", shelf { 120, 80, 100 })
report("80 first, aligned at the top", shelf({ 80, 100, 120 }, "top"))

print("The remedy: the same height for all, here by reserving two lines of text (claim 45).")
local titles = { "Crane", "Dragonfly with wings that open", "Fox" }
local function cards(reserves)
  return Window { width = 390, height = 600,
    ScrollView {
      LazyVStack {
        ScrollView { axes = "horizontal",
          LazyHStack { ForEach { titles, function(title)
            return Text { title }:lineLimit { 2, reservesSpace = reserves }
              :frame { width = 120 }:fixedSize { vertical = true }
          end } },
        }:id "shelf",
      },
    },
  }
end
report("as high as its text", cards(false))
report("two lines reserved", cards(true))

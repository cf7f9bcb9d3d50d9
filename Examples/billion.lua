-- A billion rows: what it costs to open them, to find one, to jump to it and to scroll.
--
--   lazylab run --events none Examples/billion.lua

local function feed(count)
  local window = Window { width = 390, height = 844,
    ScrollView {
      LazyVStack {
        ForEach { count, id = "row-%d", function(i) return Item { height = 44 + i % 3 * 30 } end },
      },
    },
  }
  return window, window:scrollView()
end

local function line(moment, window, scroll)
  local first = scroll.visibleIDs[1]
  print(string.format("  %-26s bodies %4d  first %-14s offset %17.1f",
    moment, window.metrics.bodies, first, scroll.contentOffset.y))
end

for _, count in ipairs { 1000, 1000000000 } do
  print(string.format("%d rows", count))
  local window, scroll = feed(count)
  line("opened", window, scroll)

  local middle = "row-" .. count // 2
  print(string.format("  %s is subview %d", middle, scroll:index(middle)))
  scroll:scrollTo { id = middle, anchor = "top" }
  line("jumped to the middle", window, scroll)

  for _ = 1, 20 do scroll:drag { by = 300 } end
  line("6000 points further", window, scroll)

  scroll:scrollTo { edge = "bottom" }
  line("at the end", window, scroll)
  print(string.format("  the last row ends at %.1f of %d points",
    window:node("row-" .. count).frame.maxY, 844))
end

-- Both evaluate the same number of bodies: each element is one subview, and its id is made from a
-- format, so the ForEach never has to ask a row for anything until the row comes into sight.

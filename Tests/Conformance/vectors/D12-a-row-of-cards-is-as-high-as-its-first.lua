-- D12: a nested LazyHStack of heights 80, 80, 120 in a vertical stack is 80 points high, and its
-- third card is clipped by 40.
-- Fails with `HStack` for `LazyHStack`.
-- Fails with `{ 80, 120, 80 }` for `{ 80, 80, 120 }`.
-- Fails with `{ 80, 80, 80 }` for `{ 80, 80, 120 }`.
local heights = { 80, 80, 120 }
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ScrollView { axes = "horizontal",
        LazyHStack { spacing = 0,
          ForEach { 3, id = function(_, index) return index - 1 end, function(index)
            return Item { width = 120, height = heights[index] }
          end },
        },
      }:id("cards"),
    },
  },
}
local cards = window:scrollView("cards")
lab.expectEqual(cards.containerSize.height, 80.0, "nested height")
for id = 0, 1 do
  local frame = window:node(id).frame
  lab.expectEqual({ frame.minY, frame.maxY }, { 0.0, 80.0 }, "card " .. id .. " fits")
end
local frame = window:node(2).frame
lab.expectEqual({ frame.minY, frame.maxY }, { -20.0, 100.0 }, "card 2 stands in the middle")
local clipped = window.reports.clipped
lab.expectEqual(#clipped, 1, "it is the only one that is clipped")
lab.expectEqual({ clipped[1].id, clipped[1].top + clipped[1].bottom }, { 2, 40.0 }, "by 40")

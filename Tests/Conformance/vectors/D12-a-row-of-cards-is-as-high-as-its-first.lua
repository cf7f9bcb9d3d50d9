-- D12: a nested LazyHStack of heights 80, 80, 120 in a vertical stack is 80 points high, and its
-- third card is clipped by 40.
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
local frame = window:node(2).frame
local clipped = math.max(0, 0 - frame.minY) + math.max(0, frame.maxY - cards.containerSize.height)
lab.expectEqual(clipped, 40.0, "card 2 is clipped")

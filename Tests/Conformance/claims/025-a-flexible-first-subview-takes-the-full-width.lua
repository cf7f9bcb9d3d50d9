-- Claim 25: where the first subview is infinitely flexible, the stack takes the full width.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      Text("first"):frame { maxWidth = math.huge, alignment = "leading" }:id("first"),
      ForEach { 100, id = "row-%d", function(index)
        return Item { width = index * 10, height = 50 }
      end },
    }:id("stack"),
  },
}
local scroll = window:scrollView()
lab.expectEqual(window:node("first").frame.width, 390.0, "the first subview takes all")
lab.expectEqual(window:node("stack").frame.width, 390.0, "and so does the stack")

for _ = 1, 9 do
  scroll:drag { by = 500 }
  lab.expectEqual(window:node("stack").frame.width, 390.0, "whatever later rows want")
end

-- Claim 25: if the first subview is infinitely flexible, the stack takes the full width.
-- Fails without `:frame { maxWidth = math.huge, alignment = "leading" }`.
local first = Text { "first", size = 20 }:frame { maxWidth = math.huge, alignment = "leading" }

-- In a row whose other part is fixed, the stack is offered the width that is left.
local row = Window { width = 390, height = 600,
  HStack { spacing = 0,
    ScrollView { LazyVStack { first:id("first"), Item { width = 60, height = 50 } }:id("stack") },
    Item { width = 90, height = 50 },
  },
}
lab.expectEqual(row:node("first").frame.width, 300.0, "the first subview takes all of it")
lab.expectEqual(row:node("stack").frame.width, 300.0, "and so does the stack")

local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      first:id("first"),
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

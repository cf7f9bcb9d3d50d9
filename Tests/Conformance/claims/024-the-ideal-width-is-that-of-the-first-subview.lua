-- Claim 24: a lazy stack does not know its widest subview: its ideal width is that of the first.
-- Fails with `VStack` for `LazyVStack`.
local function widthOf(Stack)
  local window = Window { width = 390, height = 600,
    Stack { spacing = 0,
      Item { width = 80, height = 20 }:id("first"),
      Item { width = 200, height = 20 }:id("second"),
    }:fixedSize { horizontal = true }:id("stack"),
  }
  return window:node("stack").frame.width, window
end

lab.expectEqual(widthOf(VStack), 200.0, "an eager stack is as wide as its widest child")
local width, window = widthOf(LazyVStack)
lab.expectEqual(width, 80.0, "a lazy one as wide as its first")
local stack, second = window:node("stack").frame, window:node("second").frame
lab.expectEqual(second.width, 200.0, "the second keeps its width")
lab.expectEqual(second.midX, stack.midX, "and sticks out to both sides")

local text = Window { width = 390, height = 600,
  LazyVStack { Text { "eight ch", size = 20 }:padding(5), Item { width = 200, height = 20 } }
    :fixedSize { horizontal = true }:id("stack"),
}
lab.expectEqual(text:node("stack").frame.width, 90.0, "eight characters of 10 points and padding")

-- O9: a bound position without an anchor goes to a row above, in sight and below
-- Source: https://github.com/swiftlang/swift/issues/73918
-- System: Swift 5.10, May 2024
-- Reported: the row comes to the top each time; with a `ScrollViewReader` the movement is the smallest
-- Verdict: not modeled: without an anchor both move least, as Apple's reference says; there is one source, and `:scrollPosition(position, "top")` does what was seen
-- Fails with `:scrollPosition(position)` for `:scrollPosition(position, anchor)`.
local function places(anchor)
  local position = ScrollPosition {}
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 100, id = "row-%d", height = 50 } },
    }:scrollPosition(position, anchor),
  }
  local found = {}
  window:scrollView():scrollTo { id = "row-50", anchor = "top" }
  for place, id in ipairs { "row-52", "row-80", "row-20" } do
    position:scrollTo { id = id }
    window:step()
    found[place] = window:node(id).frame.y
  end
  return found
end

local least, top = places(nil), places("top")
print(string.format("in sight it stays at %.0f, from below it comes to %.0f, from above to %.0f",
  table.unpack(least)))
lab.expectEqual(least, { 100.0, 550.0, 0.0 })
lab.expectEqual(top, { 0.0, 0.0, 0.0 })

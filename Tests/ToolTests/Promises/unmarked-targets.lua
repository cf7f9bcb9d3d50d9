-- scrollTo finds any id, scroll targets first, and reports one that is not a target although others
-- are marked (Q23).
-- errors: unmarkedTarget: a program scrolled to side-9
-- output: 0.0
-- output: unmarkedTarget	side-9
-- output: plain	0
local function row(prefix)
  return ForEach { 30, id = prefix .. "-%d", function() return Item { width = 50, height = 50 } end }
end
local window = Window { width = 300, height = 300, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, row "main" }:scrollTargetLayout(),
  LazyVStack { spacing = 0, row "side" },
} } }
local scroll = window:scrollView()
scroll:scrollTo { id = "main-9", anchor = "top" }
print(window:node("main-9").frame.y)
lab.expectEqual(window.metrics.diagnostics, 0, "a target is scrolled to without a word")
scroll:scrollTo { id = "side-9", anchor = "top" }
for event in window.trace:events { kind = "diagnostic" } do print(event.code, event.id) end
-- If two views have the same id, the one that is a target is chosen.
local twice = Window { width = 300, height = 300, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, row "same" },
  LazyVStack { spacing = 0, row "same" }:scrollTargetLayout(),
} } }
twice:scrollView():scrollTo { id = "same-5", anchor = "top" }
lab.expectEqual(twice:scrollView().contentOffset.y, 30 * 50 + 4 * 50, "the target, not the first")
local plain = Window { width = 300, height = 300, ScrollView { LazyVStack { row "main" } } }
plain:scrollView():scrollTo { id = "main-20" }
print("plain", plain.metrics.diagnostics)

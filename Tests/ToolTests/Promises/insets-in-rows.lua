-- A scroll view with an inset, in a row that comes into sight while a fling goes on, rests at its top
-- at once: what was never in sight there did not move.
-- output: vertical	-250.0	0
-- output: horizontal	-250.0	0
for _, axis in ipairs { "vertical", "horizontal" } do
  local stack = axis == "vertical" and LazyVStack or LazyHStack
  local along = axis == "vertical" and "height" or "width"
  local edge = axis == "vertical" and "top" or "leading"
  local rows = ForEach { 30, id = "e%d", function(n)
    return ScrollView { axes = axis, stack { spacing = 0, Item { [along] = 25 } },
      stack { spacing = 0, Item { [along] = 10 } } }:safeAreaPadding { [edge] = 250 }:id("inner-e" .. n)
  end }
  local window = Window { width = 300, height = 300,
    ScrollView { axes = axis, stack { rows } }:id "outer" }
  window:scrollView("outer"):fling { velocity = 5000 }
  window:check()
  local inner = window:scrollView("inner-" .. window:scrollView("outer").visibleIDs[1])
  print(axis, inner.contentOffset[axis == "vertical" and "y" or "x"], window.metrics.moves)
end

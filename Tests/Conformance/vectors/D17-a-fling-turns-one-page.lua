-- D17: pages 390 points wide; a fling to either side turns one page, however fast it is.
-- Fails without `:scrollTargetBehavior "paging"`.
local window = Window { width = 390, height = 300,
  ScrollView { axes = "horizontal", LazyHStack { spacing = 0, ForEach { 50, width = 390 } } }
    :scrollTargetBehavior "paging",
}
local scroll = window:scrollView()
for _, velocity in ipairs { 20, 500, 9000 } do
  scroll:fling { velocity = velocity }
  lab.expectNear(scroll.contentOffset.x, 390, 1e-9, "one page on, at " .. velocity)
  scroll:fling { velocity = -velocity }
  lab.expectNear(scroll.contentOffset.x, 0, 1e-9, "and back")
end
window:check()

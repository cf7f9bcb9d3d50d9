-- Paging stops between two pages after a resize.
-- says: the scroll target behavior aligns the content with that again
-- says: page-4 moved by +120, though nobody moved it: the scroll target behavior aligned
-- says: page-3 came into sight
-- says: now taken to be 510 points long (mean, from 4 lengths); it was 600 before
-- says: 6120 points long, a guess; it was 7200
-- says: scrollTargetBehavior(.viewAligned)
-- never: nothing to do
-- never: 6660
-- never: 555
-- fixed place: the window itself gets another size

w = Window { width = 600, height = 300, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { 12, id = "page-%d", function()
    return Item { width = "flexible", height = "flexible" }:containerRelativeFrame "horizontal"
  end } },
}:scrollTargetBehavior("paging") }
for _ = 1, 3 do w:scrollView():fling { velocity = 900 } end
w:resize(420, 300)
print(w:explain(w.frame))

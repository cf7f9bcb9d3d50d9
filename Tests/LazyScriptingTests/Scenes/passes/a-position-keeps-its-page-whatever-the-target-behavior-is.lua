-- A position keeps its page whatever the target behavior is.
-- says: page-6 is 420 points long and was 600
-- never: moved by
-- never: aligns
-- fixed place: the window itself gets another size

local position = ScrollPosition {}
w = Window { width = 600, height = 300, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 0, ForEach { 12, id = "page-%d", function()
    return Item { width = "flexible", height = "flexible" }:containerRelativeFrame "horizontal"
  end } },
}:scrollTargetBehavior("paging"):scrollPosition(position) }
for _ = 1, 3 do w:scrollView():fling { velocity = 900 } end

position:scrollTo { id = "page-6" }
w:step()
w:resize(420, 300)
assert(w:node("page-6").frame.x == 0)
print(w:explain(w.frame))

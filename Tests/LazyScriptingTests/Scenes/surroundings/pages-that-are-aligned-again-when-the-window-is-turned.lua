-- Pages that are aligned again when the window is turned.
-- says: the scroll target behavior aligned the content again
-- never: page-5, out of sight now
-- never: In SwiftUI: scrollTargetBehavior
-- fixed place: the window itself gets another size

w = Window { width = 390, height = 200, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 8, ForEach { 9, id = "page-%d", function()
    return Item { height = 180 }:containerRelativeFrame "horizontal" end }
  }:scrollTargetLayout() }:scrollTargetBehavior("viewAligned")
  :contentMargins("horizontal", 24) }
w:scrollView():scrollTo { id = "page-4", anchor = "leading" }
w:step()
w:resize(700, 200)
print(w:explain(w.frame))

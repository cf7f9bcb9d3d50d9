-- A container and an inset at the end of the content.
-- says: The container is 460 points long and was 560, as bar is 140 points long and was 40, and the bottom inset of the scroll view is 30 points and was 0

local bar, inset, title, h = 40, 0, 60, 70
local position = ScrollPosition()
w = Window { width = 300, height = 600, function()
  return VStack { spacing = 0, Item { height = bar }:id "bar",
    ScrollView { VStack { spacing = 0, Item { height = title }:id "title",
      LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = h } }
        :scrollTargetLayout() } }:safeAreaPadding("bottom", inset):defaultScrollAnchor 'bottom' } end }
w:scrollView():drag { by = 700 }
position:scrollTo { id = 'r20' } w:settle()
w:update(function() bar, inset = 140, 30 end)
print(w:explain(w.frame))

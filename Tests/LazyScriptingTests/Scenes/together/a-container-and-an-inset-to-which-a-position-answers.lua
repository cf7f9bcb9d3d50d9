-- A container and an inset, to which a position answers.
-- says: +55 Insets and sizes changed, and its ScrollPosition keeps the middle of r20 where it was scrolled to: +10 the container is 540 points long and was 560, as bar is 60 points long and was 40; +45 the bottom inset of the scroll view is 90 points and was 0.
-- never: and the content got another length

local bar, inset, title, h = 40, 0, 60, 70
local position = ScrollPosition()
w = Window { width = 300, height = 600, function()
  return VStack { spacing = 0, Item { height = bar }:id "bar",
    ScrollView { VStack { spacing = 0, Item { height = title }:id "title",
      LazyVStack { spacing = 0, ForEach { 60, id = "r%d", height = h } }
        :scrollTargetLayout() } }:safeAreaPadding("bottom", inset):scrollPosition(position, 'center') } end }
w:scrollView():drag { by = 700 }
position:scrollTo { id = 'r20' } w:settle()
w:update(function() bar, inset = 60, 90 end)
print(w:explain(w.frame))

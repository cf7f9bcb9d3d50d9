-- A position in the middle of a window that becomes lower.
-- says: and was 800, and its ScrollPosition keeps the middle of v40 where it was scrolled to.
-- says: In SwiftUI: that is what the anchor of scrollPosition is for
-- never: and the content got another length
-- never: gives way
-- fixed place: the window itself gets another size

local position = ScrollPosition()
w = Window { width = 390, height = 800, ScrollView { LazyVStack { spacing = 10,
  ForEach { 100, id = "v%d", function(i) return Item { height = 50 + i % 2 * 20 } end } } }
  :scrollPosition(position, "center") }
position:scrollTo { id = "v40" }
w:step()
w:resize(390, 460)
print(w:explain(w.frame))

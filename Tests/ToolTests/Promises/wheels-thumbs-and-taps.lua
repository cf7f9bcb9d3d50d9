-- output: wheel	1	12	true
-- output: wheel at the end	1900	1900
-- output: thumb	950	1900
-- output: status bar	0	true	animating idle
-- output: position	300	nil	300	false
-- output: by user	nil	nil	true
-- output: curve	30	1900
-- A wheel clicks without a glide and stops at an end; the thumb of the indicator goes to a fraction
-- of what the content is long; a tap on the status bar scrolls to the top as the user.
local position = ScrollPosition {}
local phases = {}
local window = Window { width = 390, height = 600,
  ScrollView { LazyVStack { spacing = 0, ForEach { 50, height = 50 } } }
    :scrollPosition(position)
    :onScrollPhaseChange(function(_, new) phases[#phases + 1] = new end) }
local scroll = window:scrollView()
local function offset() return scroll.contentOffset.y // 1 | 0 end

position:scrollTo { y = 0 }
window:settle()
print("wheel", scroll:wheel(12), offset(), position.isPositionedByUser)
scroll:wheel(5000)
local atEnd = offset()
print("wheel at the end", atEnd, scroll:wheel { by = 10 } and offset())
scroll:dragThumb(0.5)
local half = offset()
scroll:dragThumb { to = 1 }
print("thumb", half, offset())
position:scrollTo { y = 1000 }
window:settle()
phases = {}
scroll:tapStatusBar()
print("status bar", offset(), position.isPositionedByUser, table.concat(phases, " "))

position:scrollTo { y = 300 }
window:settle()
print("position", position.y // 1 | 0, position.x, offset(), position.isPositionedByUser)
position.isPositionedByUser = true
print("by user", position.y, position.edge, position.isPositionedByUser)
print("curve", scroll:scrollTo { edge = "bottom",
  animation = Animation.timingCurve { 0.2, 0.8, 0.2, 1, duration = 0.5 } }, offset())

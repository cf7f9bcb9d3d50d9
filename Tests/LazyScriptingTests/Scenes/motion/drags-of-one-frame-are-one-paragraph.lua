-- Drags of one frame each are one paragraph, also with still frames between them, as far as they go in one direction.
-- says: Frames 2 to 12 The content offset went from 0 to 240: +240 A finger moved the content, in 8 drags of one frame each. One of these frames: w:explain(2) Frame 14, at 0.2167 s The content offset went from 240 to 220: −20 A finger moved the content. Frames 15 to 18 The content offset went from 220 to 420: +200 A finger moved the content, in 4 frames. One of these frames: w:explain(15)

w = Window { width = 390, height = 600, ScrollView { VStack { spacing = 0, ForEach { 50, height = 50 } } } }
local scroll = w:scrollView()
for i = 1, 8 do
  scroll:drag(30)
  if i % 2 == 0 then w:step() end
end
scroll:drag(-20)
scroll:drag { by = 200, duration = 4 / 60 }
print(w:explain(1, 18))

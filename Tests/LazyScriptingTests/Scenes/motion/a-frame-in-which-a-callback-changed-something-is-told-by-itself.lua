-- A frame in which a callback changed something is told by itself: a row that grows when it appears, in the middle of a drag.
-- says: Frames 2 to 17 The content offset went from 0 to 480: +480 A finger moved the content, in 16 frames. One of these frames: w:explain(2) Frame 18, at 0.2833 s The content offset went from 480 to 510: +30 A finger moved the content. onAppear of row 20 changed data in pass 1,
-- says: Frames 19 to 31 The content offset went from 510 to 900: +390 A finger moved the content, in 13 frames. The content is taken to be 119068.9231 points long, a guess; it was 119992. 6 rows,
-- says: turned out to be 300 points long together; they had been taken to be 310.7287, each by the estimate at the moment when it was reached. A row whose length is not known is now taken to be 51.5385 points long (mean, from 26 lengths); it was 52 before. One of these frames: w:explain(19)

local Row = View "Row" { parameters = { "id" }, state = { isTall = false },
  body = function(self)
    return Item { height = self.state.isTall and 90 or 50 }:onAppear(function()
      if self.id == 20 then self.state.isTall = true end
    end)
  end }
w = Window { width = 390, height = 600, ScrollView {
  LazyVStack { ForEach { Range(1, 2000), function(i) return Row { id = i } end } }
} }
w:scrollView():drag { by = 900, duration = 0.5 }
print(w:explain())

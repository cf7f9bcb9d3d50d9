-- Rows that were met at one width keep their lengths for it while the view has another.
local rows = {}
for i = 1, 60 do rows[i] = { id = "r" .. i, words = 5 + i % 7 * 6 } end
local window = Window { width = 300, height = 200, ScrollView { LazyVStack { spacing = 0,
  ForEach { rows, function(row) return Text(("word "):rep(row.words)) end } } } }
window:step(2)
window:scrollView():scrollTo { id = "r20", anchor = "top" }
window:step(2)
window:resize(500, 200)
window:step(2)
window:resize(300, 200)
window:step(2)
window:scrollView():scrollTo { id = "r1", anchor = "top" }
window:step(2)

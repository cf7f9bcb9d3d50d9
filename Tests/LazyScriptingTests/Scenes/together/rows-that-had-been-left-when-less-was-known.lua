-- Rows that had been left when less was known.
-- says: p59 turned out to be 60 points long; among those before what is in sight it had counted 60.
-- says: So the 58 rows before what is in sight count 58 × (104.2105 + 4) = 6276.2105 points; they had still counted 58 × (60 + 4) = 3712.
-- never: it had been taken to be 106.6667

local Late = View "Late" { parameters = { "n" }, state = { h = 60 }, body = function(self)
  return Item { height = self.state.h }:task(function()
    wait(0.15) self.state.h = 100 + self.n % 4 * 40 end) end }
w = Window { width = 390, height = 546, ScrollView { LazyVStack { spacing = 4,
  ForEach { 200, id = "p%d", function(i) return Late { n = i } end } } } }
w:scrollView():scrollTo { id = "p60", anchor = "top" }
w:settle()
w:scrollView():drag { by = -20 }
print(w:explain(w.frame))

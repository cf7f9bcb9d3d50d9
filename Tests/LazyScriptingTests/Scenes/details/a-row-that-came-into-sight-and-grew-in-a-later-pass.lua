-- A row that came into sight and grew in a later pass.
-- says: r120 … r127 moved by +20
-- says: r118, which came into sight in this frame, is 60 points long and was 40 in an earlier pass
-- never: changed in a later pass

local Row = View "Row" { parameters = { "number" }, state = { isReady = false },
  body = function(self)
    return Item { height = (self.number ~= 118 or self.state.isReady) and 60 or 40 }
      :onAppear(function() self.state.isReady = true end)
  end }
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 0,
  ForEach { 200, id = "r%d", function(i) return Row { number = i } end } } } }
w:scrollView():scrollTo { id = "r120", anchor = "top" }
w:scrollView():drag { by = -150 }
print(w:explain(w.frame))

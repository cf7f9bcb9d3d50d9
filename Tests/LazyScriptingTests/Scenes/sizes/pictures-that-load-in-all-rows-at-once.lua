-- Pictures that load in all rows at once.
-- says: photo-120 … photo-124 were pushed out of sight, by +560, +700, +840, +980, +1120, though nobody moved them: each by what those before it are longer or shorter

local Photo = View "Photo" { state = { isReady = false }, body = function(self)
  return Item { height = self.state.isReady and 240 or 100 }
    :task(function() wait(0.5); self.state.isReady = true end) end }
w = Window { width = 390, height = 720, ScrollView { LazyVStack { spacing = 0,
  ForEach { 200, id = "photo-%d", function() return Photo {} end } } } }
w:settle()
w:scrollView():scrollTo { id = "photo-120", anchor = "center" }
repeat w:step() until w:node("photo-120").measures > 1
print(w:explain(w.frame))

-- An anchor that responds to a window and to what nobody had placed.
-- says: as the container is 400 points long and was 700, and the content got another length
-- fixed place: the window itself gets another size

local state = Observable { typing = 0 }
local Typing = View "Typing" { body = function()
  return Item { height = state.typing } end }
w = Window { width = 390, height = 700, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { 40, id = "m%d", height = 50 },
  Typing {}:id "typing" } }:defaultScrollAnchor "bottom" end }
w:step()
state.typing = 36
w:resize(390, 400)
print(w:explain(w.frame))

-- A keyboard below an input bar that gets longer at the same time.
-- says: The container is 396 points long and was 756, as −320 the window is 480 points long and was 800, and −40 input is 84 points long and was 44, and defaultScrollAnchor keeps
-- says: input moved by −360, though nobody moved it: −320 the window is 480 points long and was 800; −40 it is 84 points long and was 44.
-- never: ScrollView, child 1, is
-- fixed place: the window itself gets another size

local bar = Observable { height = 44 }
local Input = View "Input" { parameters = {}, body = function()
  return Item { height = bar.height }
end }
w = Window { width = 390, height = 800, VStack { spacing = 0,
  ScrollView { LazyVStack { spacing = 8, ForEach { 70, id = "m%d", height = 60 } } }
    :defaultScrollAnchor "bottom", Input {}:id "input" } }
bar.height = 84
w:resize(390, 480)
print(w:explain(w.frame))

-- Views of a stack that does not scroll lazily, below a longer bar.
-- says: low is out of sight: +20 note is 40 points long and was 20, and the scroll view is 240 points long and was 260, as bar is 60 points long and was 40.
-- says: rest was pushed out of sight, by +20 within the ScrollView, child 2 (+40 on the screen), though nobody moved it: note is 40 points long
-- never: low was pushed

local bar, note = 40, 20
w = Window { width = 300, height = 300, function()
  return VStack { spacing = 0, Item { height = bar }:id "bar", ScrollView {
    VStack { spacing = 0, Item { height = note }:id "note", Item { height = 205 }:id "map",
      Item { height = 30 }:id "low", Item { height = 500 }:id "rest" } } }
end }
w:step()
w:update(function() bar, note = 60, 40 end)
print(w:explain(w.frame))

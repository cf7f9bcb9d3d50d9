-- A scroll to a card in a strip that is not loaded.
-- says: The program asked for shelf 12/card 12.7 in the middle of the visible rect, and shelf 12, in which it is, stands there.

w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 20,
  ForEach { 20, id = "shelf %d", function(k)
    return ScrollView { axes = "horizontal", LazyHStack { spacing = 10,
      ForEach { 12, id = "card " .. k .. ".%d", width = 100 } } }:frame { height = 120 }
  end } } } }
w:scrollView():scrollTo { id = { "shelf 12", "card 12.7" }, anchor = "center" }
assert(w.metrics.moves == 0, w.metrics.moves)
print(w:explain(w.frame))

-- A path whose end is nowhere scrolls to its section, and nothing is told to be in that.
-- says: and the header sec 12/header, in which nothing has that id, stands there
-- never: in which it is

w = Window { width = 300, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 30, id = "sec %d", function(k)
    return Section { header = Item { height = 30 },
      VStack { spacing = 0, ForEach { 3, id = "row %d", height = 50 } } }
  end } } } }
w:scrollView():scrollTo { id = { "sec 12", "nope" }, anchor = "top" }
print(w:explain())

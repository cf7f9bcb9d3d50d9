-- A list in padding whose length was guessed otherwise.
-- says: A finger moved the content.
-- never: The LazyVStack, child 2, is
-- fixed axis: text runs in lines from left to right

w = Window { width = 300, height = 400, ScrollView { VStack { Text "title",
  LazyVStack { ForEach { 300, id = "r%d", function(i)
    return Item { height = i < 50 and 40 or 120 }
  end } }:padding { top = 24 },
} } }
local list = w:scrollView()
list:scrollTo { id = "r100", anchor = "top" }
w:step()
list:drag { by = -320 }
print(w:explain(w.frame))

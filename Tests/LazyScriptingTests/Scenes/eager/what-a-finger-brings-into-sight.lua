-- What a finger brings into sight.
-- never: came into sight
-- says: +60 A finger moved the content.

w = Window { width = 300, height = 100, ScrollView { VStack { spacing = 0,
  Item { height = 90 }, Item { height = 40 }, Item { height = 90 } } } }
w:scrollView():drag { by = 60 }
print(w:explain(w.frame))

-- output: The Item, child 2 is out of sight: the scroll view is 99 points long and was 390.

-- Where two axes could be named, it is always the same one.
local w = Window { width = 390, height = 844, ScrollView { axes = "both",
  HStack { Item { width = 300, height = 82 }, Item { width = 94, height = 45 } } } }
w:resize(99, 1)
print(w:explain())

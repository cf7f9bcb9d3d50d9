-- Both axes of one scroll view, of which each has a cause of its own.
-- says: hall moved by −45 vertically, though nobody moved it: defaultScrollAnchor kept showing the same part of the content, as terrace came in.

local isOther = false
w = Window { width = 400, height = 500, function() return HStack { spacing = 0,
  isOther and Item { width = 60 }:id "tools" or nil,
  ScrollView { axes = "both", HStack { spacing = 0, alignment = "top",
    VStack { spacing = 0, Item { width = 600, height = 700 }:id "hall",
      isOther and Item { width = 600, height = 90 }:id "terrace" or nil },
    isOther and Item { width = 160, height = 300 }:id "wing" or nil } }
    :defaultScrollAnchor "center" } end }
w:update(function() isOther = true end)
print(w:explain(w.frame))

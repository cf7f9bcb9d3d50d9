-- Two columns that are aligned otherwise, so that one shows other rows.
-- says: the alignment of the HStack is bottom and was top
-- says: came into sight.
-- never: positions and offset changed by the same amount

local alignment = "top"
w = Window { width = 320, height = 400, function() return ScrollView {
  HStack { alignment = alignment, LazyVStack { ForEach { 10, id = "a%d", height = 60 } },
    LazyVStack { ForEach { 60, id = "b%d", height = 60 } } } } end }
w:scrollView():drag { by = 100 }
w:update(function() alignment = "bottom" end)
print(w:explain(w.frame))

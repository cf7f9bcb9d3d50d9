-- Pages that a bar outside makes shorter.
-- says: from 500 to 460: −40 The container is 460 points long and was 500, as bar is 140 points long and was 100, and the scroll target behavior aligns the content with that again.
-- says: list moved by +40 with all that it shows and is 460 points high (500 before), though nobody moved it: bar is 140 points long and was 100.
-- never: went on to where

local bar = 100
w = Window { width = 390, height = 600, function()
  return VStack { spacing = 0, Item { height = bar }:id "bar",
    ScrollView { LazyVStack { spacing = 0, ForEach { 40, id = "p%d", height = 500 } } }
      :scrollTargetBehavior "paging":id "list" }
end }
w:scrollView():drag { by = 260 }
w:settle()
w:update(function() bar = 140 end)
print(w:explain(w.frame))

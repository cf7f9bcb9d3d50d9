-- Rows that grow after a scroll to one of them.
-- says: k52 came into sight in this frame, and moved by +40 before anybody saw it: k51 is 90 points long and was 50
-- says: is taken to stand 276 points after that, a guess
-- says: onAppear of k51 … k60 changed data in pass 1
-- says: 6 rows, k56 measured last, are 540 points long together; they had been taken to be 300
-- never: though nobody

local grown = {}
w = Window { width = 390, height = 500, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "k%d", function(i)
    return Item { height = grown[i] and 90 or 50 }:onAppear(function()
      if i > 40 and not grown[i] then grown[i] = true w:update(function() end) end
    end) end } } } }
w:scrollView():scrollTo { id = "k60", anchor = "bottom" }
print(w:explain(w.frame))

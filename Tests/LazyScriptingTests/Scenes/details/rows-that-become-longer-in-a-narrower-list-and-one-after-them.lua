-- Rows that become longer in a narrower list, and one after them.
-- says: a11, a12 were pushed out of sight, by about +72 vertically, though nobody moved them: a6, a8, a10 are 360 points high together and were 288.
-- never: what stands before in sight
-- fixed axis: text runs in lines from left to right

local bar = false
local long = ("alpha beta gamma delta "):rep(6)
w = Window { width = 400, height = 480, function()
  return ScrollView { LazyVStack { spacing = 12, alignment = "leading",
    ForEach { 30, id = "a%d", function(i)
      return Text { i % 2 == 0 and long or "Short", size = 20 } end } } }
    :padding { leading = bar and 90 or 0 } end }
w:scrollView():drag { by = 300 }
w:update(function() bar = true end)
print(w:explain(w.frame))

-- Posts that come in where a wheel was, before the last row.
-- says: imprint was pushed out of sight, by about +512.8571, though nobody moved it: about +402.8571 3 views came in before, out of sight; +140 post-13 came in before, 130 points long, with 10 of spacing; −30 wheel went, which was 20 points long, with 10 of spacing.
-- never: further on

local model = Observable { count = 12, done = false }
local Feed = View "Feed" { body = function(self)
  return LazyVStack { spacing = 10,
    ForEach { model.count, id = "post-%d",
      function(i) return Item { height = 90 + i % 3 * 40 } end },
    not model.done and ProgressView():id "wheel":onAppear(function()
      after(0.25, function() model.count, model.done = 16, true end)
    end) or nil,
    Item { height = 50 }:id "imprint" }
end }
w = Window { width = 390, height = 600, ScrollView { Feed {} } }
w:scrollView():scrollTo { edge = "bottom" }
w:settle()
print(w:explain(w.frame))

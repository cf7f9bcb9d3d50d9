-- Posts that come in where a wheel was, before the last row.
-- says: imprint was pushed out of sight, by about +512.8571, though nobody moved it: about +542.8571 4 views came in before, of which post-13 is in sight; −30 wheel went.
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

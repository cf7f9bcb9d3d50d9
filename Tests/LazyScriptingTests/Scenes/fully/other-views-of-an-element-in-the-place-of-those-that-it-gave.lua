-- Other views of an element, in the place of those that it gave.
-- says: post-4/no, post-4/maybe went, as post-4 no longer gives them, and were in sight.
-- says: post-4/chart, post-4/total came into sight.

local posts = {}
for n = 1, 30 do posts[n] = { id = "post-" .. n } end
w = Window { width = 390, height = 600, ScrollView { LazyVStack { spacing = 8,
  ForEach { posts, subviews = "dynamic", function(post)
    if post.id ~= "post-4" then return Item { height = 110 } end
    if post.hasVoted then return Item { height = 20 },
      Item { height = 90 }:id("chart"), Item { height = 16 }:id("total") end
    return Item { height = 20 }, Item { height = 48 }:id("yes"),
      Item { height = 48 }:id("no"), Item { height = 48 }:id("maybe")
  end } } } }
w:scrollView():drag { by = 444 }
w:update(function() posts[4].hasVoted = true end)
print(w:explain())

-- window:explain() and window:scrolls() distinguish what an animated scroll did, what happened to
-- its target meanwhile, and what its strategy cost.
-- errors: lostTarget: an animated scroll to the view row-400 ended where it was
-- output: An animated scroll went on.
-- output: further back
-- output: An animated scroll to row-300 arrived.
-- output: Strategy estimate: its target moved
-- output: estimate	arrived	49	true	0
-- output: jumped to one container length from it
-- output: Strategy teleport: what is between was jumped over
-- output: teleport	arrived	49	false	0
-- output: Strategy premeasure: the way was measured before it set out
-- output: premeasure	arrived	49	true	0
-- output: near	estimate
-- output: was interrupted after 6 frames
-- output: lost its target or its scroll view after
local function scene(strategy)
  local data = {}
  for index = 1, 500 do data[index] = { id = "row-" .. index, height = 40 + index % 7 * 10 } end
  local window = Window { width = 300, height = 400,
    profile = lab.profile { "swiftui2027", scrollStrategy = strategy },
    ScrollView { LazyVStack { spacing = 0,
      ForEach { data, function(row) return Item { height = row.height } end } } } }
  return window, window:scrollView(), data
end
for _, strategy in ipairs { "estimate", "teleport", "premeasure" } do
  local window, feed = scene(strategy)
  feed:scrollTo { id = "row-300", anchor = UnitPoint { x = 0.5, y = 0.25 }, animation = true }
  print(window:explain(1, window.frame))
  local scroll = window:scrolls()[1]
  print(scroll.strategy, scroll.outcome, scroll.frames, scroll.rows > 100, scroll.missedBy)
  lab.expectEqual(window:node("row-300").frame.y, 75)
end
local window, feed = scene("teleport")
feed:scrollTo { id = "row-12", anchor = "top", animation = true }
print("near", window:scrolls()[1].strategy)
window:play(function()
  feed:scrollTo { id = "row-400", animation = true }
end, function()
  wait(0.1)
  feed:drag { by = 1 }
end)
print(window:explain(window.frame - 1, window.frame))
local gone, list, data = scene("estimate")
gone:play(function()
  list:scrollTo { id = "row-400", animation = true }
end, function()
  wait(0.1)
  gone:update(function() table.remove(data, 400) end)
end)
print(gone:explain(gone.frame - 2, gone.frame))

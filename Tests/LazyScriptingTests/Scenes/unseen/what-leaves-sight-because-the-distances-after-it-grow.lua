-- What leaves sight because the distances after it grow.
-- says: r31, r32 were pushed out of sight, by −108, −96, though nobody moved them: −84 defaultScrollAnchor kept showing the same part of the content; each spacing after them is 12 points and was 0.
-- never: counts otherwise than before

local spacing = 0
w = Window { width = 300, height = 300, function() return ScrollView {
  LazyVStack { spacing = spacing, ForEach { 40, id = "r%d", height = 30 } } }
  :defaultScrollAnchor "bottom" end }
w:step()
w:update(function() spacing = 12 end)
print(w:explain(w.frame))

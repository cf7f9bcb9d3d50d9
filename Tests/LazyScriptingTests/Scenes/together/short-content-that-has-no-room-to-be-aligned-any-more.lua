-- Short content that has no room to be aligned any more.
-- says: +100 defaultScrollAnchor aligns content that is too short, and the container is 150 points long and was 300, as keyboard came in.
-- says: m1, m2, m3 moved by −100, though nobody moved them: defaultScrollAnchor aligns content
-- never: insets

local keyboard = false
w = Window { width = 300, height = 300, function() return VStack { spacing = 0,
  ScrollView { LazyVStack { spacing = 0, ForEach { 4, id = "m%d", height = 50 } } }
    :defaultScrollAnchor { "bottom", role = "alignment" },
  keyboard and Item { height = 150 }:id "keyboard" or nil } end }
w:update(function() keyboard = true end)
print(w:explain(w.frame))

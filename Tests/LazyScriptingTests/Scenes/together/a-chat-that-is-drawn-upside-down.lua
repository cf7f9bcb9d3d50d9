-- A chat that is drawn upside down.
-- says: A modifier draws the content upside down
-- never: defaultScrollAnchor
-- fixed axis: only upside down is told, not back to front

local messages = {}
for i = 1, 30 do messages[i] = { id = "m" .. 31 - i } end
w = Window { width = 300, height = 300, ScrollView { LazyVStack { spacing = 6,
  ForEach { messages, function()
    return Item { height = 54 }:scaleEffect { x = 1, y = -1 } end } } }
  :scaleEffect { x = 1, y = -1 } }
w:update(function() table.insert(messages, 1, { id = "m31" }) end)
print(w:explain(w.frame))

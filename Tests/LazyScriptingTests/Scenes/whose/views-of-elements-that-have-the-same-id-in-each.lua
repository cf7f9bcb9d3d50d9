-- Views of elements that have the same id in each.
-- says: s1/note, s2/name, s2/note, s3/name, s3/note, s4/name, s4/note, s5/name moved by +8 to +64
-- never: " name moved"
-- never: A Text of
-- fixed axis: text runs in lines from left to right

local spacing = 6
w = Window { width = 300, height = 300, function() return ScrollView { LazyVStack {
  spacing = spacing, ForEach { 30, id = "s%d", subviews = 2, function(i)
    return Group { Text("Setting"):id "name", Text("Note"):id "note" } end } } } end }
w:step()
w:update(function() spacing = 14 end)
print(w:explain(w.frame))

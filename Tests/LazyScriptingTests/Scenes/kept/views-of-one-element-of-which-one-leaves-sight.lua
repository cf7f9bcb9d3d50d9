-- Views of one element of which one leaves sight.
-- says: the Text of q8 moved by +40.8
-- says: q9, the Divider of q8 were pushed out of sight
-- never: q7, q8
-- fixed axis: text runs in lines from left to right

local text = "An answer."
w = Window { width = 300, height = 500, function() return ScrollView { LazyVStack {
  spacing = 6, ForEach { 40, id = "q%d", subviews = 3, function(i)
    return Text("Question " .. i), Text(i == 4 and text or "An answer."), Divider()
  end } } } end }
w:step()
w:update(function() text = ("An answer. "):rep(8) end)
print(w:explain(w.frame))

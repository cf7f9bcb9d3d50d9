-- A view without an id in a row of an eager stack.
-- says: The Divider, child 3 in row 6 was pushed out of sight
-- fixed axis: text runs in lines from left to right

local text, rows = "One line.", {}
for i = 1, 20 do rows[i] = i end
w = Window { width = 300, height = 400, function() return ScrollView { VStack {
  ForEach { rows, function(i) return VStack { Text("Row " .. i),
    Text(i == 6 and text or "One line."), Divider() } end } } } end }
w:step()
w:update(function() text = ("One line. "):rep(20) end)
print(w:explain(w.frame))

-- An update shows changes of what content functions read besides their elements, nested fields too.
-- output: 200.0	40.0
-- output: 90.0
local rows, expanded = {}, {}
for i = 1, 20 do rows[i] = { id = i, style = { height = 40 } } end
local window = Window { width = 390, height = 400, ScrollView { LazyVStack {
  ForEach { rows, function(row)
    return Item { height = expanded[row.id] and 200 or row.style.height }
  end } } } }
window:update(function() expanded[1] = true end)
print(window:node(1).frame.height, window:node(2).frame.height)
window:update(function() rows[2].style.height = 90 end)
print(window:node(2).frame.height)

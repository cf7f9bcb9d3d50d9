-- A row that leaves in one pass and goes in the next.
-- says: r1
-- says: went with the data

local rows = {}
for i = 1, 40 do rows[i] = { id = "r" .. i } end
local done = false
w = Window { width = 390, height = 300, function() return ScrollView { LazyVStack {
  spacing = 0, ForEach { rows, function(r)
    local row = Item { height = 60 }
    return r.id == "r38" and row:onAppear(function()
      if not done then
        done = true
        w:update(function() table.remove(rows) end)
      end
    end) or row
  end } } } end }
w:update(function() for i = 1, 20 do
  rows[i], rows[41 - i] = rows[41 - i], rows[i] end
  rows[2] = { id = "r38" }
  rows[39] = { id = "q" }
end)
print(w:explain(w.frame))

-- A row that goes from one column to the other.
-- says: b went to another container, and moved by +100 horizontally and by −50 vertically.
-- fixed axis: a move to the side is told before one up or down

local left, right = { "a", "b", "c" }, { "d", "e", "f" }
w = Window { width = 200, height = 300, function()
  local function column(ids)
    return LazyVStack { spacing = 0,
      ForEach { ids, function() return Item { height = 50 } end } }
  end
  return ScrollView { HStack { spacing = 0, alignment = "top",
    column(left), column(right) } }
end }
w:step()
w:update(function() table.insert(right, 1, table.remove(left, 2)) end)
print(w:explain(w.frame))

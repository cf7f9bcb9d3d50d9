-- A picture leaves sight with its row.
-- says: row-2 moved by +70
-- says: pic-2 in row-2 left sight.
-- never: title-2
-- fixed axis: text runs in lines from left to right

local big = false
w = Window { width = 300, height = 210, function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 8, id = "row-%d", function(row)
    local grown = row == 1 and big
    return VStack { alignment = "leading", spacing = 0,
      Text { "Title", size = 20 }:id("title-" .. row), Item { width = 100, height = grown and 170 or 100 }:id("pic-" .. row) }
  end } } }
end }
w:update(function() big = true end)
print(w:explain())

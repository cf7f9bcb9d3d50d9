-- What a finger scrolls out of sight is not told.
-- says: A finger moved the content.
-- never: left sight
-- never: came into sight
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
w:scrollView():drag { by = 70 }
print(w:explain())

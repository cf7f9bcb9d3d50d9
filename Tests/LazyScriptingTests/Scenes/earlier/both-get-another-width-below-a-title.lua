-- Both get another width below a title.
-- says: is 370 points long now; it was 670: the LazyVStack there got another width, too.
-- never: a10 is
-- fixed place: the window itself gets another size

local function rows(wide, high)
  return function(width) return width and width > 500 and wide or high end
end
w = Window { width = 390, height = 400, ScrollView { VStack { spacing = 0, Item { height = 70 },
  LazyVStack { spacing = 0, ForEach { 10, id = "a%d", function()
    return Item { height = rows(30, 60) } end } },
  LazyVStack { spacing = 0, ForEach { 40, id = "b%d", function()
    return Item { height = rows(50, 100) } end } } } } }
w:scrollView():drag { by = 900 }; w:resize(700, 400)
print(w:explain())

-- Both get another width.
-- says: −415 The LazyVStack got another width, so all lengths that it knew are forgotten.
-- says: What stands before the LazyVStack in sight is 300 points long now; it was 600: the LazyVStack there got another width, too.
-- says: So the 2 rows of this LazyVStack before what is in sight count 2 × 50 = 100 points; they had counted 2 × 100 = 200.
-- says: b3 is cut by the edge of the visible rect at the same fraction as before: −15 points.
-- never: a10 is
-- never: +155
-- fixed place: the window itself gets another size

local function rows(wide, high)
  return function(width) return width and width > 500 and wide or high end
end
w = Window { width = 390, height = 400, ScrollView { VStack { spacing = 0,
  LazyVStack { spacing = 0, ForEach { 10, id = "a%d", function()
    return Item { height = rows(30, 60) } end } },
  LazyVStack { spacing = 0, ForEach { 40, id = "b%d", function()
    return Item { height = rows(50, 100) } end } } } } }
w:scrollView():drag { by = 830 }; w:resize(700, 400)
print(w:explain())

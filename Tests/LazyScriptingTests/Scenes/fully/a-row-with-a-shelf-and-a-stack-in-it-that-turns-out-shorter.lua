-- A row with a shelf and a stack in it that turns out shorter.
-- says: day-2 is 494.4 points long and was 534.4, as the LazyVStack, child 3, is 376 points long and was 416.
-- never: distances
-- never: other changes
-- fixed axis: text runs in lines from left to right

w = Window { width = 390, height = 620, ScrollView { LazyVStack { spacing = 16,
  ForEach { 10, id = "day-%d", function(day)
    return VStack { spacing = 6, Text { "day", size = 22 },
      day % 2 == 0 and ScrollView { axes = "horizontal", LazyHStack { spacing = 6,
        ForEach { 8, id = "photo-%d", width = 110, height = 80 } } },
      LazyVStack { spacing = 4, ForEach { 5, id = day .. "-%d",
        height = function(n) return 60 + n % 2 * 20 end } } }
  end } } } }
w:scrollView():drag { by = 700 }
print(w:explain())

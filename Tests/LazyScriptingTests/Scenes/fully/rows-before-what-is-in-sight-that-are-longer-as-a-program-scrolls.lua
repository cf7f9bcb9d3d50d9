-- Rows before what is in sight that are longer as a program scrolls.
-- says: +40 f4, f2 are 150 points long together and were 110.
-- fixed axis: text runs in lines from left to right

local wrong, position = {}, ScrollPosition { edge = "top" }
w = Window { width = 390, height = 500, function()
  return VStack { spacing = 0,
    ScrollView { LazyVStack { spacing = 12, ForEach { 12, id = "f%d", function(n)
      return Item { height = wrong[n] and 75 or 55 }
    end } } }:scrollPosition(position),
    Button { Text "Go", action = function()
      w:update(function() wrong = { [2] = true, [4] = true, [6] = true } end)
      position:scrollTo { id = "f2" }
    end }:id("go") }
end }
w:scrollView():drag { by = 400 }
w:tap "go"
w:settle()
print(w:explain())

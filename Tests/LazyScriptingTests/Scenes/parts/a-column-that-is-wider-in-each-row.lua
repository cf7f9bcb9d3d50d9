-- A column that is wider in each row.
-- says: L11b, L11c in L11, and likewise those in L12 … L17, moved by −20 horizontally within them, though nobody moved them: L11a is 60 points wide and was 80.
-- never: L12b

local wide, names = 80, {}
for n = 1, 40 do names[n] = { id = "L" .. n } end
w = Window { width = 300, height = 200, function()
  return ScrollView { LazyVStack { spacing = 1, ForEach { names, function(line)
    return HStack { spacing = 0, Item { width = wide, height = 30 }:id(line.id .. "a"),
      Item { width = 50, height = 30 }:id(line.id .. "b"),
      Item { width = 60, height = 30 }:id(line.id .. "c") }
      :frame { width = 300, alignment = "leading" }
  end } } } end }
w:scrollView():drag { by = 310 }
w:update(function() wide = 60 end)
print(w:explain(w.frame))

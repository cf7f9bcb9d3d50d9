-- Elements that give a second view each.
-- says: Before what is in sight, line-1 … line-10 give 2 views each and gave 1.
-- says: line-12, line-13, line-14, line-15 moved by +26, +52, +78, +104, though nobody moved them: each by what came in before it
-- never: line-11 moved
-- never: went, as

local isOn = false
w = Window { width = 390, height = 300, function() return ScrollView {
  LazyVStack { spacing = 6, ForEach { 60, id = "line-%d", subviews = "dynamic",
    function(i)
      if isOn then return Item { height = 40 }, Item { height = 20 }:id("tr-" .. i) end
      return Item { height = 40 }
    end } } } end }
w:scrollView():drag { by = 470 }
w:update(function() isOn = true end)
print(w:explain(w.frame))

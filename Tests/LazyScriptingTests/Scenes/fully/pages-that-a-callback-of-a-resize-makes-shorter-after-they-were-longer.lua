-- Pages that a callback of a resize makes shorter, after they were longer.
-- says: The insets of the scroll view take up 96 points and took up 32, and the scroll target behavior aligns the content with that again.
-- says: 5 views, pick-6 measured last, are 1040 points long together.
-- never: 2136
-- never: 3029
-- fixed place: the window itself gets another size

local isWide = false
w = Window { width = 390, height = 300, function()
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 12,
      ForEach { 12, id = "pick-%d", function()
        return Item { height = 100 }
          :containerRelativeFrame { "horizontal", count = isWide and 3 or 1, spacing = 12 }
      end } }:scrollTargetLayout() }
    :scrollTargetBehavior("viewAligned")
    :contentMargins { "horizontal", isWide and 48 or 16 }
    :onGeometryChange { of = function(g) return g.size.width > 600 end, function(_, wide)
      if wide then w:update(function() isWide = wide end) end
    end }
end }
w:scrollView():drag { by = 740 }
w:settle()
w:resize(744, 300)
print(w:explain())

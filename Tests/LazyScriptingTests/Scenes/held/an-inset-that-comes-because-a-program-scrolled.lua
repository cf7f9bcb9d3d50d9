-- An inset that comes because a program scrolled.
-- says: it stands 48 points after that
-- says: In SwiftUI: insets that are there before the program
-- never: a length known before the content

local state = Observable { inset = 0 }
local Screen = View "Screen" { body = function()
  return ScrollView { LazyVStack { spacing = 0, ForEach { 60, id = "row-%d", function(i)
    local row = Item { height = 40 }
    return i == 40 and row:onScrollVisibilityChange { function(isVisible)
      state.inset = isVisible and 48 or 0
    end } or row
  end } } }:safeAreaPadding { bottom = state.inset }
end }
w = Window { width = 320, height = 400, Screen {} }
w:scrollView():scrollTo { id = "row-40", anchor = "bottom" }
print(w:explain(w.frame))

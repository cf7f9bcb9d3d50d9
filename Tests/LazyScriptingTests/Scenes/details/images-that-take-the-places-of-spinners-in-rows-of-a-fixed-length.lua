-- Images that take the places of spinners in rows of a fixed length.
-- says: t1, t2 moved by −70 horizontally, though nobody moved them: they are 160 points wide and were 20, and aligned by that, as a ProgressView became an Image.
-- says: What is in t1, t2 moved by −50 vertically within them, though nobody moved it: it is 120 points high and was 20, and aligned by that, as a ProgressView became an Image.
-- never: In SwiftUI

local isLoaded = false
w = Window { width = 390, height = 640, function() return ScrollView { LazyVStack {
  spacing = 10, ForEach { 50, id = "t%d", function(i)
    return ZStack { isLoaded and i < 3 and Image { "photo", width = 160, height = 120 }
      or ProgressView() }:frame { height = 120 } end } } } end }
w:update(function() isLoaded = true end)
print(w:explain(w.frame))

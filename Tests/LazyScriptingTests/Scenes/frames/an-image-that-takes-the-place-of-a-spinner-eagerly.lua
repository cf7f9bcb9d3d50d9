-- An image that takes the place of a spinner, eagerly.
-- says: a ProgressView of 20 points in row 4 became an Image of 120
-- never: 5, 5
-- never: row 4 is 120
-- never: went
-- never: came in
-- never: 20.4 points long
-- fixed axis: text runs in lines from left to right

local isLoaded = {}
w = Window { width = 390, height = 600, function() return ScrollView {
  VStack { spacing = 0,
    ForEach { 30, subviews = 2, function(i)
      return isLoaded[i] and Image { width = 100, height = 120, "photo" }
        or ProgressView(), Text("row " .. i)
    end } } } end }
w:scrollView():drag { by = 130 }
w:update(function() isLoaded[4] = true end)
print(w:explain(w.frame))

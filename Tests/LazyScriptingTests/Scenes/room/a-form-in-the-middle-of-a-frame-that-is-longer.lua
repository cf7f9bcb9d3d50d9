-- A form in the middle of a frame that is longer.
-- says: name, mail moved by −21, though nobody moved them: the VStack in which they stand is 210 points long and was 168, as error came in, and stands in the middle of its frame.
-- says: send moved by +21, though nobody moved it: +42 error came in before, 30 points long, with 12 of spacing; −21 the VStack in which it stands is 210 points long and was 168, as error came in, and stands in the middle of its frame.
-- never: they are 210
-- never: it is 210

local hasError = false
w = Window { width = 320, height = 640, function()
  return ScrollView { VStack { spacing = 12, Item { height = 50 }:id "name",
    Item { height = 50 }:id "mail", hasError and Item { height = 30 }:id "error" or false,
    Item { height = 44 }:id "send" }:frame { minHeight = 500 } }
end }
w:update(function() hasError = true end)
print(w:explain(w.frame))

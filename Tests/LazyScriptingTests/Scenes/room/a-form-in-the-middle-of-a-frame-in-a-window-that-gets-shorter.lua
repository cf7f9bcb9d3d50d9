-- A form in the middle of a frame, in a window that gets shorter.
-- says: −140 defaultScrollAnchor kept showing the same part of the content, as the container is 360 points long and was 640
-- says: and stands in the middle of its frame
-- never: error came in, and the container
-- fixed place: the window itself gets another size

local form = Observable { hasError = false }
local Form = View "Form" { parameters = {}, body = function()
  return VStack { spacing = 12, Item { height = 50 }:id "name",
    form.hasError and Item { height = 30 }:id "error" or false,
    Item { height = 44 }:id "send" }
end }
w = Window { width = 320, height = 640, ScrollView { Form {}:frame { minHeight = 500 } }
  :defaultScrollAnchor { "bottom", role = "sizeChanges" } }
form.hasError = true
w:resize(320, 360)
print(w:explain(w.frame))

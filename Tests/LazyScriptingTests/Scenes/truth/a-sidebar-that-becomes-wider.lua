-- A sidebar that becomes wider.
-- says: reader moved by +80
-- never: In SwiftUI

local model = Observable { sidebar = 100 }
local Screen = View "Screen" { body = function()
  return HStack { spacing = 0, ScrollView { LazyVStack {
    ForEach { 40, id = "c%d", function()
    return Item { height = 40 }:onTapGesture(function() model.sidebar = 180 end) end } } }
    :frame { width = model.sidebar }:id "sidebar",
    ScrollView { LazyVStack { ForEach { 120, id = "p%d", height = 90 } } }
      :id "reader" } end }
w = Window { width = 480, height = 400, Screen {} }
w:tap "c4"
print(w:explain(w.frame))

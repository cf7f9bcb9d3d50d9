-- Code written the SwiftUI way is an error that says how to write it here, even if it is caught.
-- status: 1
-- output: write Text("5"), or tostring(value)
-- output: Color is called: write Color "red"
-- output: scrollView is called: write window:scrollView().contentOffset
-- output: List is not part of lazylab; write ScrollView { LazyVStack { … } }
-- errors: a module asks for the vocabulary: write local lab = require "lazylab", and then lab.LazyVStack
local function try(f) print(select(2, pcall(f))) end
try(function() return Text(5) end)
try(function() return Color.red end)
try(function()
  local window = Window { width = 100, height = 100, ScrollView { Text "x" } }
  return window.scrollView.contentOffset
end)
try(function() return List {} end)
require("beside").make()

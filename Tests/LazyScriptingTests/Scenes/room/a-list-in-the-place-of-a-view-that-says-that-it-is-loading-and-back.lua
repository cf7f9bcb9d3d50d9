-- A list in the place of a view that says that it is loading, and back.
-- says: The ProgressView, child 2, went, and a VStack with tabs, list came in its place.
-- says: The VStack, child 2, went, and a ProgressView came in its place.
-- never: and was in sight
-- fixed place: what the window shows is smaller than it, and stays in its middle

local page = Observable { isLoaded = false }
local Content = View "Content" { parameters = {}, body = function()
  if not page.isLoaded then return ProgressView() end
  return VStack { spacing = 0, Item { height = 50 }:id "tabs",
    ScrollView { LazyVStack { ForEach { 60, id = "w%d", height = 64 } } }:id "list" }
end }
w = Window { width = 390, height = 600, function()
  return VStack { spacing = 0, Item { height = 36 }:id "title", Content {} }
end }
page.isLoaded = true
w:step()
print(w:explain(w.frame))
page.isLoaded = false
w:step()
print(w:explain(w.frame))

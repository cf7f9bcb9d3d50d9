-- Twenty mistakes, a line each, which editors mark by lazylab's annotations.
local window = Window { width = 390, height = 844, ScrollView { LazyVStack { Item { height = 9 } } } }
local scroll = window:scrollView()
LazyVStack { spcing = 8 } -- mistake
LazyVStack { spacing = "wide" } -- mistake
LazyVStack { alignment = "centre" } -- mistake
LazyHGrid { rows = 3 } -- mistake
Window { width = "390", height = 844 } -- mistake
Window { width = 390, heigth = 844 } -- mistake
Item { height = true } -- mistake
ForEach { 100, hieght = 50 } -- mistake
Text("Crane"):padding { topp = 4 } -- mistake
Text("Crane"):frame { width = "all" } -- mistake
Text("Crane"):onAppear("now") -- mistake
Text("Crane"):idd("crane") -- mistake
scroll:drag { by = "far" } -- mistake
scroll:scrollTo { edge = "botom" } -- mistake
scroll:scrollTo { id = "row-1", ancor = "top" } -- mistake
window:setp(3) -- mistake
window:resize("wide") -- mistake
print(scroll.contentOfset) -- mistake
print(window.metrics.bodies:upper()) -- mistake
lab.expectNear(1, 1, "near") -- mistake

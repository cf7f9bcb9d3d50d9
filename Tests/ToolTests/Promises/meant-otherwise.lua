-- What is written as elsewhere is answered with what does the same here.
-- status: 1
-- output: ScrollView has no 'scrollBy'; write scroll:drag { by = … }, or scroll:scrollTo { y = … }
-- output: ScrollView has no 'scroll'; write scroll:drag { by = … }, or scroll:scrollTo { y = … }
-- output: Window has no 'scrollBy'; write window:scrollView():drag { by = … }, or window:scrollView
-- output: ScrollView has no 'offset'; did you mean 'contentOffset'?
-- output: ScrollView has no 'height'; write scroll.containerSize.height, or scroll.contentSize
-- output: Node has no 'height'; write node.frame.height
-- output: Node has no 'size'; write node.frame.width, node.frame.height
-- output: window:draw takes nothing by position, got "z.svg"; write file = "z.svg"
-- output: window:draw draws SVG and text, no .png; write file = "y.svg"
-- output: lab.filmstrip draws SVG and text, no .HTML; write file = "a.b/y.svg"
-- output: a view has no modifier 'onTap'; did you mean 'onTapGesture'?
-- output: got "median"; did you mean "medianOfFirstScreen"?
-- output: no view in m20 has the id top; scrollTo { id = "m20", anchor = "top" } aligns it
-- output: no view in m3 has the id left; give the view :id "left"
-- errors: attempt to call a ScrollView value (local 'scroll'); write scroll:drag { by = … }, or
local function try(f) print(select(2, pcall(f))) end
local window = Window { width = 390, height = 400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "m%d", height = 40 } } } }
local scroll = window:scrollView()
try(function() scroll:scrollBy(2000) end)
try(function() scroll:scroll(2000) end)
try(function() window:scrollBy(2000) end)
try(function() return scroll.offset end)
try(function() return scroll.height end)
local node = scroll:node("m1")
try(function() return node.height end)
try(function() return node.size end)
try(function() window:draw("z.svg") end)
try(function() window:draw { file = "y.png" } end)
try(function() lab.filmstrip { window:still(), as = "svg", file = "a.b/y.HTML" } end)
try(function() return Text("a"):onTap(print) end)
try(function() return Window { width = 9, height = 9, estimator = "median", Text "a" } end)
try(function() scroll:scrollTo("m3", "left") end)
try(function() scroll:scrollTo("m20", "top") end)
scroll(2000)

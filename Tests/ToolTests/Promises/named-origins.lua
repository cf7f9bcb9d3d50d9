-- output: all named
-- Who changed data is told by the name that people know, also where many did, and apart from who
-- only scrolled.
local function told(window, frame) return (tostring(window:explain(frame)):gsub("%s+", " ")) end
local function expect(text, words) lab.expect(text:find(words, 1, true), text) end

local Row = View "Row" { state = { height = 0 }, body = function(self)
  return Item { height = self.state.height }:onAppear(function() self.state.height = 60 end)
end }
local many = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 0,
  ForEach { 150, id = "row-%d", function() return Row {} end } } } }
expect(told(many, 1), "onAppear of row-1 … row-100 and others changed data in pass 1")
local few = Window { width = 390, height = 700, ScrollView { LazyVStack { spacing = 0,
  ForEach { 100, id = "row-%d", function() return Row {} end } } } }
expect(told(few, 1), "onAppear of row-1 … row-100 changed data in pass 1")
-- Few callbacks that run in several passes are all named, however often they ran.
local Stepping = View "Stepping" { state = { n = 0 }, body = function(self)
  return Item { height = 60 }:onChange { of = self.state.n, initial = true, function()
    if self.state.n < 3 then self.state.n = self.state.n + 1 end
  end }
end }
local again = Window { width = 390, height = 2400, ScrollView { LazyVStack { spacing = 0,
  ForEach { 40, id = "row-%d", function() return Stepping {} end } } } }
expect(told(again, 1), "onChange of row-1 … row-40 changed data in each of")

local position = ScrollPosition {}
local opened = Window { width = 300, height = 400, ScrollView { VStack { spacing = 0,
  ForEach { 20, id = "r%d", height = 50 } }:onAppear(function()
    position:scrollTo { edge = "bottom" }
  end) }:scrollPosition(position) }
expect(told(opened, 1), "onAppear of the VStack sent a ScrollPosition in pass 1.")
lab.expect(not told(opened, 1):find("changed data", 1, true), told(opened, 1))

local page = ScrollPosition {}
local window = Window { width = 300, height = 400, VStack {
  HStack { ForEach { 3, function(index)
    return Button { "Page", action = function() page:scrollTo { id = index } end }:id("page" .. index)
  end } },
  ScrollView { LazyVStack { spacing = 0, ForEach { 60, height = 50 } } }:scrollPosition(page),
} }
window:tap "page3"
expect(told(window, window.frame), "The action of page3 sent a ScrollPosition, as it was tapped.")
print "all named"

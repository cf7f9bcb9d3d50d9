-- The first view whose ideal size fits is shown, else the last one; the others never appear, and
-- one that comes back has kept its state. An axis along which nothing must fit is not looked at.
-- output: vertical	appear wide
-- output: vertical	appear narrow, disappear wide
-- output: vertical	appear wide, disappear narrow
-- output: vertical	tapped 2
-- output: vertical	below at 40
-- output: horizontal	appear wide
-- output: horizontal	appear narrow, disappear wide
-- output: horizontal	appear wide, disappear narrow
-- output: horizontal	tapped 2
-- output: horizontal	below at 40
-- output: neither fits	last
-- output: fits across only	first	last
-- output: an empty one	true
-- output: in a row	2000.0	3000.0
-- output: said: The ViewThatFits shows q in place of p.
-- output: not shown	absent	placed
-- output: x is in a ViewThatFits that shows another view now
-- output: w2 is in a ViewThatFits that shows another view now
-- output: unasked	300.0	0
-- output: axes of ViewThatFits is "vertical", "horizontal", "both"
local log = {}
local function told() local text = table.concat(log, ", ") log = {} return text end

for _, axis in ipairs { "vertical", "horizontal" } do
  local across = axis == "vertical" and "width" or "height"
  local along = axis == "vertical" and "height" or "width"
  local stack = axis == "vertical" and LazyVStack or LazyHStack
  local taps
  local Candidate = View("Candidate " .. axis) {
    parameters = { name = "", size = 0 }, state = { taps = 0 },
    body = function(self)
      if self.name == "wide" then taps = self.state.taps end
      return Item { [across] = self.size, [along] = 40 }:id(self.name)
        :onTapGesture(function() self.state.taps = self.state.taps + 1 end)
        :onAppear(function() log[#log + 1] = "appear " .. self.name end)
        :onDisappear(function() log[#log + 1] = "disappear " .. self.name end)
    end,
  }
  local window = Window { width = 400, height = 400, ScrollView { axes = axis, stack { spacing = 0,
    ViewThatFits { axes = across == "width" and "horizontal" or "vertical",
      Candidate { name = "wide", size = 300 }, Candidate { name = "narrow", size = 100 } },
    Item { [along] = 60, [across] = 50 }:id "below" } } }
  local function resize(length)
    window:resize(axis == "vertical" and length or 400, axis == "vertical" and 400 or length)
    window:step()
  end
  window:step()
  print(axis, told())
  window:tap "wide"
  resize(200)
  print(axis, told())
  resize(400)
  print(axis, told())
  window:tap "wide"
  print(axis, "tapped " .. taps)
  print(axis, "below at " .. math.tointeger(window:node("below").frame[axis == "vertical" and "y" or "x"]))
  window:check()
end

local function shown(axes, width, height)
  local window = Window { width = width, height = height, ViewThatFits { axes = axes,
    Item { width = 300, height = 300 }:id "first", Item { width = 250, height = 250 }:id "last" } }
  window:step()
  window:check()
  return window:tree():match "· (%a+) ·"
end
print("neither fits", shown("both", 100, 100))
print("fits across only", shown("horizontal", 400, 100), shown("vertical", 400, 100))
local empty = Window { width = 100, height = 100, VStack { ViewThatFits {}, Item { height = 9 }:id "x" } }
empty:step()
print("an empty one", empty:node("x").frame.y > 0)

local window = Window { width = 300, height = 120, ScrollView { LazyVStack { spacing = 0,
  ForEach { 50, id = "row-%d", function()
    return ViewThatFits { Item { width = 250, height = 40 }:id "wide",
      Item { width = 100, height = 60 }:id "narrow" }
  end } } } }
window:step()
local before = window:scrollView().contentSize.height
window:resize(200, 120)
window:step()
window:check()
print("in a row", before, window:scrollView().contentSize.height)

-- What gave way is still in the data.
local names = Window { width = 300, height = 100, VStack { ViewThatFits { axes = "horizontal",
  ForEach { { "p", "q" }, function(name)
    return Item { width = name == "p" and 200 or 50, height = 20 }
  end } } } }
names:step()
names:resize(100, 100)
print("said: " .. names:explain(3, 3):match "  (The ViewThatFits[^\n]*)")
assert(not names:explain(3, 3):find "went with the data")

-- What is not shown is absent, and a program that names it is told why.
local two = Window { width = 100, height = 100, ViewThatFits {
  Item { width = 200, height = 10 }:id "x", Item { width = 50, height = 20 }:id "y" } }
two:step()
print("not shown", two:node("x").phase, two:node("y").phase)
print(select(2, pcall(two.tap, two, "x")))
local rows = Window { width = 100, height = 300, ScrollView { LazyVStack {
  ForEach { 30, id = "r%d", function(i)
    return ViewThatFits { Item { width = 200, height = 30 }:id("w" .. i),
      Item { width = 50, height = 40 }:id("n" .. i) }
  end } } } }
rows:step()
print(select(2, pcall(function() rows:scrollView():scrollTo { id = { "r2", "w2" } } end)))

-- Nothing is said of lengths that are only asked for.
local last = Window { width = 300, height = 300, ViewThatFits {
  Color "red":frame { height = 400 }, Color "clear":id "last" } }
last:step()
print("unasked", last:node("last").frame.width, last.metrics.diagnostics)
print(select(2, pcall(ViewThatFits, { axes = "across" })))

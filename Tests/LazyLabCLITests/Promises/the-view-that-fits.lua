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
print(select(2, pcall(ViewThatFits, { axes = "across" })))

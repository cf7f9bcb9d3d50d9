-- AnyLayout keeps its views, with their states, when another container lays them out: an eager
-- stack, or a layout of one's own; in a row, and sideways, too.
-- output: window	HStack	64.0	0.0	2
-- output: window	VStack	0.0	44.0	3
-- output: window	ZStack	0.0	0.0	4
-- output: window	Steps	10.0	10.0	5
-- output: row	HStack	64.0	0.0	2
-- output: row	VStack	0.0	44.0	3
-- output: row	ZStack	0.0	0.0	4
-- output: row	Steps	10.0	10.0	5
-- output: appears	2	2
-- output: the AnyLayout places it elsewhere, as the AnyLayout got other parameters
-- output: AnyLayout takes an eager container as layout, as HStack { spacing = 8 }, got Item
-- output: the HStack that is the layout of an AnyLayout takes no views of its own
-- output: the HStack that is the layout of an AnyLayout takes no modifiers
-- output: as HStack { spacing = 8 }, got ViewThatFits
-- output: AnyLayout takes layout = HStack { spacing = 8 }, or another container
-- output: write AnyLayout { layout = HStack { spacing = 8 }, views }
Layout "Steps" {
  sizeThatFits = function() return 100, 100 end,
  placeSubviews = function(self, bounds, proposal, subviews)
    for i, subview in ipairs(subviews) do
      subview:place { x = bounds.x + 10 * (i - 1), y = bounds.y + 10 * (i - 1) }
    end
  end,
}
local taps, appears = 0, 0
View "Cell" {
  parameters = { name = "" }, state = { taps = 0 },
  body = function(self)
    if self.name == "b" then taps = self.state.taps end
    return Item { width = 60, height = 40 }:id(self.name)
      :onTapGesture(function() self.state.taps = self.state.taps + 1 end)
      :onAppear(function() appears = appears + 1 end)
  end,
}
local names = { "HStack", "VStack", "ZStack", "Steps" }
local kind = Observable { number = 1 }
local containers = { HStack { spacing = 4 }, VStack { spacing = 4 }, ZStack {}, Steps {} }
View "Cells" {
  body = function()
    return AnyLayout { layout = containers[kind.number], Cell { name = "a" }, Cell { name = "b" } }
  end,
}
local function try(place, content)
  kind.number, taps, appears = 1, 0, 0
  local window = Window { width = 300, height = 300, content }
  window:step()
  window:tap "b"
  for number, name in ipairs(names) do
    window:update(function() kind.number = number end)
    window:tap "b"
    window:step()
    window:check()
    local a, b = window:node("a").frame, window:node("b").frame
    print(place, name, b.x - a.x, b.y - a.y, taps)
  end
  return window, appears
end
local _, first = try("window", Cells())
local window, second = try("row", ScrollView { axes = "horizontal", LazyHStack { spacing = 0, Cells() } })
print("appears", first, second)
print((window:explain(1, window.frame):gsub("%s+", " ")))
print(select(2, pcall(AnyLayout, { layout = Item { height = 4 } })))
print(select(2, pcall(AnyLayout, { layout = HStack { Item { height = 4 } } })))
print(select(2, pcall(AnyLayout, { layout = HStack {}:padding(3) })))
print(select(2, pcall(AnyLayout, { layout = ViewThatFits {} })))
print(select(2, pcall(AnyLayout, { Item { height = 4 } })))
print(select(2, pcall(function() return HStackLayout {} end)))

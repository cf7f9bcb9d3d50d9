-- What a script defines under a name is a global of that name, unless it has one already.
-- output: made	40	60	20
-- output: kept	the script's own
-- output: again	70
-- output: words	Text	function
-- output: module	nil	50
View "Photo" { parameters = { "n" }, body = function(self) return Item { height = self.n } end }
Layout "Pile" {
  sizeThatFits = function(self, proposal, subviews) return 10, 60 end,
  placeSubviews = function() end,
}
LazyLayout "Line" {
  begin = function() return { y = 0 } end,
  place = function(self, cursor, subviews)
    subviews[1]:place { x = 0, y = cursor.y, width = 10 }
    cursor.y = cursor.y + 20
    return cursor.y
  end,
}
Estimator "Fifty" { estimate = function() return 50 end }
local function height(view)
  local window = Window { width = 100, height = 100, view:id "it" }
  return string.format("%.0f", window:node("it").frame.height)
end
local lines = Window { width = 100, height = 100,
  ScrollView { Line { ForEach { 3, function() return Item { height = 20 } end } } } }
print("made", height(Photo { n = 40 }), height(Pile { Text "a" }), math.tointeger(lines:scrollView().visibleRect.height / 5))
Card = "the script's own"
View "Card" { body = function() return Text "a" end }
print("kept", Card)
View "Photo" { parameters = { "n" }, body = function(self) return Item { height = self.n + 30 } end }
print("again", height(Photo { n = 40 }))
View "Text" { body = function() return Item { height = 1 } end }
print("words", height(Text "a") ~= "1" and "Text", type(Text))
local window = Window { width = 100, height = 100, ScrollView { LazyVStack { estimator = Fifty,
  ForEach { 3, height = 20 } } } }
local made = require("definitions").make()
print("module", rawget(_G, "InModule"), height(made))

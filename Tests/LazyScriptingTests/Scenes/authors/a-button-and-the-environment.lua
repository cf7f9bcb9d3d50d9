-- A button and the environment.
-- says: The action of more changed data, as it was tapped
-- says: The value scale of the environment was changed

local h = 50
local Bar = View "Bar" { environment = { scale = 1 }, body = function(self)
  return Item { height = 20 * self.environment.scale }:id "bar"
end }
w = Window { width = 390, height = 400, function() return VStack { spacing = 0,
  Button { "More", action = function() w:update(function() h = 80 end) end }
    :frame { width = 40, height = 40 }:id "more",
  Bar {}, Item { height = h }:id "box",
  ScrollView { ForEach { 30, height = 50 } } } end }
w:tap "more"
w:setEnvironment("scale", 2)
print(w:explain(1, w.frame))

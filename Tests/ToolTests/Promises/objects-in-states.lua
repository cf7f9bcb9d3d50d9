-- output: model	level 1	1
-- output: position	ScrollPosition
-- output: after garbage	level 1	2
-- A state may begin with an object that nothing else holds: each view that is made has it.
local function Model() return Observable { level = 1 } end
local seen
local Row = View "Row" {
  state = { model = Model(), position = ScrollPosition {} },
  body = function(self)
    seen = self.state
    return Item { height = 10 + self.state.model.level }
  end,
}
Window { width = 100, height = 100, Row() }
print("model", "level " .. seen.model.level, 1)
print("position", seen.position)
for _ = 1, 3 do collectgarbage() end
Window { width = 100, height = 100, Row() }
print("after garbage", "level " .. seen.model.level, 2)

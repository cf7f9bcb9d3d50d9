-- A drag in an eager stack shows its gap, is given up and dropped as in a lazy stack.
-- output: vertical	a80 b20 move	a20 b80 a80 b20	c b a d e
-- output: horizontal	a80 b20 move	a20 b80 a80 b20	c b a d e
-- output: in a row	a80 b20 move	a20 b80 a80 b20	c b a d e
-- output: in groups	a80 b20 move	a20 b80 a80 b20	c b a d e
-- output: several	a140 b20 c200 d80 move	b d a c e
local function column(rows, move)
  return VStack { spacing = 0, Item { height = 20 }, rows }:reorderContainer { move = move }
end
local kinds = {
  { "vertical", "y", column },
  { "horizontal", "x", function(rows, move)
    return HStack { spacing = 0, Item { width = 20 }, rows }:reorderContainer { move = move }
  end },
  { "in a row", "y", function(rows, move)
    return LazyVStack { spacing = 0, column(rows, move), ForEach { 30, id = "more%d", height = 60 } }
  end },
  { "in groups", "y", function(rows, move) return column(Group { Group { rows } }, move) end },
}
local function scene(kind)
  local scene = { data = { "a", "b", "c", "d", "e" }, log = {} }
  local axis = kind[2]
  scene.window = Window { width = 400, height = 400, function()
    local rows = ForEach { scene.data, id = "self", function(id)
      return Item { width = 60, height = 60 }:onGeometryChange {
        of = function(geometry) return geometry.frame[axis] end,
        function(place) scene.log[#scene.log + 1] = id .. math.tointeger(place) end,
      }
    end }:reorderable()
    local function move(difference)
      scene.log[#scene.log + 1] = "move"
      difference:apply(scene.data)
    end
    return ScrollView { axes = axis == "y" and "vertical" or "horizontal", kind[3](rows, move) }
  end }
  function scene.said()
    local text = table.concat(scene.log, " ")
    scene.log = {}
    return text
  end
  scene.said()
  return scene
end
for _, kind in ipairs(kinds) do
  local scene = scene(kind)
  scene.window:reorder { "a", before = "c", duration = 0.1 }
  local dropped = scene.said()
  scene.window:reorder { "a", before = "b", duration = 0.1, cancel = true }
  local held = scene.said()
  scene.window:reorder { "c", before = "b" }
  scene.window:check()
  print(kind[1], dropped, held, table.concat(scene.data, " "))
end
local scene = scene(kinds[1])
scene.window:reorder { "a", before = "e", with = { "c" }, duration = 0.1 }
print("several", scene.said(), table.concat(scene.data, " "))

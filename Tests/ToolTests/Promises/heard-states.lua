-- What is written to the state of a node changes the view in the next frame, as self.state does.
-- output: before	40
-- output: after	80	true
-- output: nested	3	a	b	c
-- output: unknown	state of Panel has no 'opne'; did you mean 'open'?
-- output: same	true
-- output: gone	the view of these states is gone
-- output: gone, nested	the view of these states is gone
-- output: still read	a	true
-- output: fields	count	open	rows
local Panel = View "Panel" {
  state = { open = false, count = 1, rows = { "a" } },
  body = function(self)
    return VStack { spacing = 0,
      Item { height = self.state.open and 80 or 40 },
      ForEach { self.state.rows, id = "self", function(row) return Item { height = 10 } end },
    }
  end,
}
local isShown = true
local window = Window { width = 100, height = 400, function()
  return VStack { isShown and Panel {}:id "panel" }
end }
local node = window:node("panel")
local function rows() return window:node("panel").state.rows end
print("before", math.tointeger(window:node("panel").frame.height - 10))
node.state.open = true
window:step()
print("after", math.tointeger(window:node("panel").frame.height - 10), node.state.open)
table.insert(rows(), "b")
node.state.rows[3] = "c"
window:step()
print("nested", #rows(), table.unpack(rows()))
print("unknown", (select(2, pcall(function() node.state.opne = true end)):gsub("^.-:%d+: ", "")))
local names = {}
for name in pairs(node.state) do names[#names + 1] = name end
print("fields", table.unpack(names))
local kept, keptRows = node.state, rows()
print("same", keptRows == kept.rows)
window:update(function() isShown = false end)
print("gone", (select(2, pcall(function() kept.open = false end)):gsub("^.-:%d+: ", "")))
print("gone, nested", (select(2, pcall(table.insert, keptRows, "d")):gsub("^.-:%d+: ", "")))
print("still read", keptRows[1], kept.open)

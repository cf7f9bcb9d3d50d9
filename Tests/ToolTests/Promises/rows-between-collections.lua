-- Rows move from one ForEach to another if both have a collectionID that their container accepts.
-- difference:apply brings the data into the new order, arrays and lab.data alike.
-- output: b before y	done	todo
-- output: a c d	x b y z
-- output: x to the end	todo	done
-- output: a c d x	b y z
-- output: a before d	todo	todo
-- output: c a d x	b y z
-- output: c to the end	empty	todo
-- output: a d x	b y z	c
-- output: cannot be dragged to b, which is a row of another ForEach
-- output: cannot be dragged to nothing, which is no collection of its container
-- output: takes the data of all collections by their ids
-- output: collectionID of window:reorder goes with "end"
-- output: numbers	1 to the end
-- output: strings	a to the end
local function list(...)
  local data = {}
  for place, id in ipairs { ... } do data[place] = { id = id } end
  return data
end
local function text(data)
  local ids = {}
  for place = 1, #data do ids[place] = data[place].id end
  return table.concat(ids, " ")
end
local function item() return Item { height = 40 } end
local function scene(data, container, move)
  local function part(id) return ForEach { data[id], item }:reorderable { collectionID = id } end
  local window
  window = Window { width = 300, height = 500, ScrollView {
    LazyVStack { spacing = 0, part "todo", Item { height = 10 }, part "done", part "empty" }
      :reorderContainer { item = "string", container = container, move = move(function()
        return window
      end) },
  } }
  return window
end
local data = { todo = list("a", "b", "c", "d"), done = lab.data(list("x", "y", "z")), empty = {} }
local window = scene(data, "string", function()
  return function(difference)
    print(difference, difference.collectionID, difference.sourceCollectionID)
    difference:apply(data)
  end
end)
window:reorder { "b", before = "y" }
print(text(data.todo), text(data.done))
lab.expectEqual(window:node("b").frame.y, 3 * 40 + 10 + 40, "it stands where it was dropped")
window:reorder { "x", "end", collectionID = "todo" }
print(text(data.todo), text(data.done))
window:reorder { "a", before = "d" }
print(text(data.todo), text(data.done))
window:reorder { "c", "end", collectionID = "empty" }
print(text(data.todo), text(data.done), text(data.empty))
window:check()
local function refuse(f) print(select(2, pcall(f))) end
local single = scene({ todo = list("a"), done = list("b"), empty = {} }, nil,
  function() return function() end end)
refuse(function() single:reorder { "a", before = "b" } end)
refuse(function() window:reorder { "a", "end", collectionID = "nothing" } end)
local wrong = scene({ todo = list("a"), done = list("b"), empty = {} }, "string",
  function() return function(difference) difference:apply(list("a")) end end)
refuse(function() wrong:reorder { "a", before = "b" } end)
refuse(function() window:reorder { "a", before = "d", collectionID = "todo" } end)
-- A container for numbers inside a container for strings.
local mixed = Window { width = 300, height = 500, ScrollView { VStack {
  LazyVStack { ForEach { { 1, 2 }, item, id = "self" }:reorderable(),
    ForEach { { "a", "b" }, item, id = "self" }:reorderable() }
    :reorderContainer { item = "number", move = function(d) print("numbers", d) end },
}:reorderContainer { item = "string", move = function(d) print("strings", d) end } } }
mixed:reorder { 1, "end" }
mixed:reorder { "a", "end" }

-- Ids of long arrays are those of their elements, however the elements give them.
-- output: row-1, row-2, 3, row-4, row-5
-- output: row-68, 69, answered, row-71, 72
-- output: 129, text, true, 2.5, ünïcödé
-- output: row-196, row-197, 198, row-199, row-200
-- output: x 0 y 60 width 300 height 20
-- output: names a field, but element 130 is "text"
-- output: w140 … w144
-- output: w64 … w68
-- output: is a table without .id; give it one, or write id = "row-%d", the name of a field, or a
-- output: is "\255"; an id is text in UTF-8
-- output: is nil; change the array inside window:update(function() … end) and leave no holes
-- output: 64 … 68
-- output: has no field 'key'; give each element an id of its own, such as a number that is
-- output: is a table without .id; give it one, or write id = "row-%d", the name of a field, or a
local meta = setmetatable({}, { __index = function(_, key)
  return key == "id" and "answered" or nil
end })
local list = {}
for i = 1, 200 do list[i] = { id = i % 3 == 0 and i or "row-" .. i } end
list[70] = meta
list[130] = "text"
list[131] = true
list[132] = 2.5
list[133] = { id = "ünïcödé" }
local function shown(array, id)
  return Window { width = 300, height = 100, ScrollView { LazyVStack { spacing = 0,
    ForEach { array, id = id, function() return Item { height = 20 } end } } } }
end
local function ids(window, from)
  window:scrollView():scrollTo { y = (from - 1) * 20 }
  print(window:scrollView().visibleIDs)
end
local w = shown(list)
ids(w, 1) ids(w, 68) ids(w, 129) ids(w, 196)
print(w:node("row-199").frame)
print((select(2, pcall(shown, list, "id"))))
local words = {} for i = 1, 150 do words[i] = "w" .. i end
ids(shown(words), 140)
ids(shown(words, "self"), 64)
words[100] = { 1 }
print((select(2, pcall(shown, words))))
words[100] = "\xff"
print((select(2, pcall(shown, words))))
words[100] = nil
print((select(2, pcall(shown, words))))
local made = {} for i = 1, 130 do made[i] = { key = i } end
ids(shown(made, "key"), 64)
made[65].key = nil
print((select(2, pcall(shown, made, "key"))))
print((select(2, pcall(shown, made))))

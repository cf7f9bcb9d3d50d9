-- What cjson reads and writes; objects are compared by their fields, whose order is not defined.
local cjson = require "cjson"
local util = require "cjson.util"

print(cjson.encode { 1, 2.5, "text", true, false, cjson.null, { name = "inner" } })
print(cjson.encode("quotes \" and \\ and \n and ä"), cjson.encode(2 ^ 53), cjson.encode(-0.125))
print(cjson.decode('"\\u00e4\\ud83d\\ude00"'), cjson.decode(" [] ")[1], cjson.decode "null" == cjson.null)

local value = {
  name = "row", count = 3, ratio = 0.5, list = { 1, { 2 }, "3" }, empty = {},
  deep = { deeper = { deepest = { "end" } } },
}
local back = cjson.decode(cjson.encode(value))
local function same(left, right)
  if type(left) ~= "table" or type(right) ~= "table" then return left == right end
  for key in pairs(left) do if not same(left[key], right[key]) then return false end end
  for key in pairs(right) do if left[key] == nil then return false end end
  return true
end
print(same(value, back), util.compare and util.compare(value, back))
for i = 1, 500 do
  local text = cjson.encode { id = "row-" .. i, at = { i, i / 4 } }
  local row = cjson.decode(text)
  assert(row.id == "row-" .. i and row.at[2] == i / 4)
end
print(math.type(cjson.decode("[1]")[1]), cjson.decode("[1e2]")[1])

for _, text in ipairs { "{", "[1,]", "nope", '{"a" 1}', "", '"\\x"', "[1] 2" } do
  print(pcall(cjson.decode, text))
end
print(pcall(cjson.encode, { [true] = 1 }))
print(pcall(cjson.encode, print))
print(pcall(cjson.encode, 0 / 0))
local loop = {}
loop.again = loop
print(pcall(cjson.encode, loop))
print(pcall(cjson.encode, { [1] = 1, [1000] = 2 }))
local own = cjson.new()
own.encode_sparse_array(true, 1, 1)
print(own.encode { [3] = 1 } == '{"3":1}', cjson.encode(setmetatable({}, nil)))
print(pcall(require, "cjson.nothing") == false)

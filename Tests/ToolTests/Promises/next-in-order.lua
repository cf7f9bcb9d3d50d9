-- options: --sandbox
-- output: key1 key10 key11 key12 key2 key3 key4 key5 key6 key7 key8 key9
-- output: w x y z

-- next goes through a table in the order of pairs, in every process.
local t = {}
for i = 1, 12 do t["key" .. i] = i end
local function list(t)
  local keys = {}
  for key in next, t do keys[#keys + 1] = key end
  print(table.concat(keys, " "))
end
list(t)
list { z = 4, y = 3, x = 2, w = 1 }

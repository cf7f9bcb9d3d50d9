-- A limit of instructions ends a script, at the same place on every machine.
-- options: --instructions 1e5
-- status: 3
-- output: 1000
-- errors: the limit of 100000 instructions was reached
local count = 0
while true do
  count = count + 1
  if count == 1000 then print(count) end
end

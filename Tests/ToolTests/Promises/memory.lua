-- A limit of memory ends a script, and the message says what was done before.
-- options: --sandbox --memory 16M
-- status: 3
-- output: before
-- errors: the memory limit of 16 MiB was reached
-- errors: done so far: 1 frame, 1 expectation checked
local window = Window { width = 100, height = 100, Item { height = 10 } }
lab.expect(true)
print("before")
local kept = {}
for i = 1, math.huge do kept[i] = { i } end

-- A limit of instructions alone ends a program that makes frames and nothing else.
-- options: --instructions 1e6
-- status: 3
-- output: begun
-- errors: the limit of 1000000 instructions was reached
local window = Window { width = 100, height = 100, ScrollView { LazyVStack { ForEach { 100,
  height = 44 } } } }
print "begun"
window:run(1e6)

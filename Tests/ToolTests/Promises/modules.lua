-- Modules see stock Lua's globals, and nothing of the vocabulary.
-- output: nil	function
local beside = require "beside"
print(beside.stack, beside.globals)

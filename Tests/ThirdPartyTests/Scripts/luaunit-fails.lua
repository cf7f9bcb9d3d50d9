-- A suite with a failing test, an error, a skipped and a passing test; the status counts two.
local lu = require "luaunit"

TestMixed = {}
function TestMixed:testEqual() lu.assertEquals(2 + 2, 4) end
function TestMixed:testFailure() lu.assertEquals({ 1, 2 }, { 1, 3 }) end
function TestMixed:testError() local nothing = nil return nothing.field end
function TestMixed:testSkipped() lu.skip("not today") end
os.exit(lu.LuaUnit.run())

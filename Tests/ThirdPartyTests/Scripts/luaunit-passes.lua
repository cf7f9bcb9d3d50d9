-- A suite as its author would write it; all tests pass.
local lu = require "luaunit"

TestQueue = {}
function TestQueue:setUp() self.queue = { first = 1, last = 0 } end
function TestQueue:tearDown() self.queue = nil end
local function push(queue, value) queue.last = queue.last + 1 queue[queue.last] = value end
local function pop(queue) queue.first = queue.first + 1 return queue[queue.first - 1] end
function TestQueue:testOrder()
  push(self.queue, "a") push(self.queue, "b")
  lu.assertEquals(pop(self.queue), "a")
  lu.assertEquals(pop(self.queue), "b")
  lu.assertNil(pop(self.queue))
end
function TestQueue:testFresh() lu.assertEquals(self.queue, { first = 1, last = 0 }) end

TestAsserts = {}
function TestAsserts:testTables()
  lu.assertEquals({ 1, { x = { 2 } } }, { 1, { x = { 2 } } })
  lu.assertNotEquals({ 1 }, { 2 })
  lu.assertItemsEquals({ 1, 2, 3 }, { 3, 1, 2 })
end
function TestAsserts:testErrors()
  lu.assertError(error, "x")
  lu.assertErrorMsgEquals("exact", error, "exact", 0)
  lu.assertErrorMsgContains("nil value", function() return nil + 1 end)
end
function TestAsserts:testNumbers()
  lu.assertAlmostEquals(0.1 + 0.2, 0.3, 1e-12)
  lu.assertIsNaN(0 / 0)
  lu.assertStrMatches("row-12", "row%-%d+")
end
function testAlone() lu.assertTrue(true) end
function notATest() error("never called") end
os.exit(lu.LuaUnit.run("--output", "tap"))

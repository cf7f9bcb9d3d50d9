-- Tests of a list: what must stay true whatever becomes of it. Each runs in a session of its own.
--   lazylab test Examples/first_test.lua
--   lazylab test Examples/first_test.lua --tap     for prove; --junit FILE.xml for a CI service
--   lazylab test Examples/first_test.lua --accept  keeps what the snapshots are now

local function makeWindow(count)
  return Window { width = 390, height = 844,
    ScrollView { LazyVStack { spacing = 0, ForEach { count, id = "row-%d", height = 44 } } } }
end

lab.test("a jump to a row ends at that row", function()
  local window = makeWindow(1000)
  window:scrollView():scrollTo { id = "row-500", anchor = "top" }
  lab.expectEqual(window:scrollView().contentOffset.y, 499 * 44)
end)

lab.test("a thousand rows cost no more than a hundred", function()
  lab.expectEqual(makeWindow(1000).metrics.bodies, makeWindow(100).metrics.bodies)
end)

lab.test("what is in sight at the top stays as it is", function()
  lab.snapshot("the top", makeWindow(1000):draw())
end)

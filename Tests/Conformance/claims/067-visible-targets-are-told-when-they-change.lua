-- Claim 67: onScrollTargetVisibilityChange is called with the visible ids when that set changes.
-- Fails without `threshold = 0.8, `.
local calls = {}
local window = Window { width = 390, height = 350,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 20, height = 100, id = function(_, index) return index - 1 end },
    },
  }:onScrollTargetVisibilityChange { threshold = 0.8, function(ids)
    calls[#calls + 1] = { table.unpack(ids) }
  end },
}
local scroll = window:scrollView()

local function expectCallsAt(offset, expected)
  scroll:drag { by = offset - scroll.contentOffset.y }
  lab.expectEqual(scroll.contentOffset.y, offset, "the offset")
  lab.expectEqual(calls, expected, "all calls up to offset " .. offset)
end

lab.expectEqual(calls, { { 0, 1, 2 } }, "the first frame tells rows 0 to 2")
expectCallsAt(20, { { 0, 1, 2 } })
expectCallsAt(21, { { 0, 1, 2 }, { 1, 2 } })
expectCallsAt(30, { { 0, 1, 2 }, { 1, 2 }, { 1, 2, 3 } })
expectCallsAt(31, { { 0, 1, 2 }, { 1, 2 }, { 1, 2, 3 } })
window:step(5)
expectCallsAt(31, { { 0, 1, 2 }, { 1, 2 }, { 1, 2, 3 } })
expectCallsAt(20, { { 0, 1, 2 }, { 1, 2 }, { 1, 2, 3 }, { 0, 1, 2 } })

-- Claim 20: the sizes of rows off screen are estimates; those of placed rows are measured.
-- Fails with `VStack` for `LazyVStack`.
local function heightOf(index) return lab.noise(index, 40, 200) end
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 40, height = heightOf, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()

local function expectEstimatesOffScreen()
  local visible = scroll.visibleIDs
  for id = 0, 39 do
    local node = window:node(id)
    local isPlaced = visible:contains(id)
    lab.expectEqual(node.isEstimated, not isPlaced, "whether row " .. id .. " is estimated")
    if isPlaced then
      lab.expectEqual(node.frame.height, heightOf(id + 1), "row " .. id .. " is as measured")
    end
  end
end

expectEstimatesOffScreen()
lab.expect(scroll.isContentSizeEstimated, "so the content size is an estimate, too")
for _ = 1, 10 do
  scroll:drag { by = 170 }
  expectEstimatesOffScreen()
end
scroll:scrollTo { id = 30, anchor = "top" }
expectEstimatesOffScreen()

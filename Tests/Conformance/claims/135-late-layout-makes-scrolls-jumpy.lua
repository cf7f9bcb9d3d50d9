-- Claim 135: where views change their layout after appearing, a programmatic scroll is less smooth.
-- Fails with `jumps(false)` for `jumps(true)`.
local function jumps(isLate)
  local Row = View "Row" { state = { height = 40 },
    body = function(self)
      if not isLate then return Item { height = 140 } end
      return Item { height = self.state.height }
        :onAppear(function() self.state.height = 140 end)
    end,
  }
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 400, id = "row-%d", function() return Row {} end } },
    },
  }
  window:scrollView():scrollTo { id = "row-300", anchor = "top", animation = true }
  local count, sum, last = 0, 0, nil
  for event in window.trace:events { kind = "target" } do
    local jump = last and math.abs(event.offset - last) or 0
    if jump > 1e-6 then count, sum = count + 1, sum + jump end
    last = event.offset
  end
  return count, sum
end
local count, sum = jumps(false)
lab.expectEqual(count, 0, "rows of one length: the target stays where it is")
lab.expectEqual(sum, 0, "by no point")
count, sum = jumps(true)
lab.expect(count > 10, "rows that grow on appearing: it jumps in many frames")
lab.expect(sum > 600, "by more than a screen in all")

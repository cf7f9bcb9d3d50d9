-- Claim 28: a list that ends with smaller rows turns out shorter than it seemed at the top.
-- Fails with `VStack` for `LazyVStack`.
-- Fails with `100 or 100` for `200 or 100`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 10, id = function(_, index) return index - 1 end,
        height = function(index) return index <= 5 and 200 or 100 end,
      },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.contentSize.height, 2000.0, "at the top all rows seem 200 points long")

scroll:scrollTo { y = 800 }
lab.expectEqual(scroll.contentOffset.y, 800.0, "the middle is reached")
lab.expectNear(scroll.contentSize.height, 12000 / 7, 1e-6, "there they seem shorter (1714.29)")

local last = scroll.contentSize.height
repeat
  local before = scroll.contentOffset.y
  scroll:drag { by = 50 }
  lab.expect(scroll.contentSize.height <= last + 1e-9, "the size only shrinks on the way down")
  last = scroll.contentSize.height
until scroll.contentOffset.y == before
lab.expectNear(scroll.contentSize.height, 1500, 1e-6, "at the end the size is true")
lab.expectNear(scroll.contentOffset.y, 1100, 1e-6, "and the largest offset is 1100")

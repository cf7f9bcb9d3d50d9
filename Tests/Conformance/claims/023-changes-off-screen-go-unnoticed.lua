-- Claim 23: a lazy stack does not notice that a row off screen has changed until it is placed.
-- Fails with `rows[5]` for `rows[51]`.
local rows = {}
for index = 1, 100 do rows[index] = { id = index - 1, height = 50 } end

local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { rows, function(row) return Item { height = row.height } end },
    },
  },
}
local scroll = window:scrollView()
local names = { "inits", "bodies", "measures", "renders", "places", "removes", "corrections" }
local before = window.metrics(names)

window:update(function() rows[51].height = 500 end)
lab.expectEqual(window.frame, 2, "the update makes a frame")
lab.expectEqual(window.metrics(names), before, "nothing is evaluated, measured, placed or drawn")
lab.expectEqual(scroll.contentSize.height, 5000.0, "the content size is as it was")
lab.expectEqual(window:node(50).bodies, 0, "the body of row 50 has not been run")
for _ in window.trace:events { kind = "contentSize", first = 2 } do
  lab.expect(false, "no event tells of another content size")
end

repeat
  lab.expectEqual(scroll.contentSize.height, 5000.0, "the size stays until row 50 is placed")
  scroll:drag { by = 50 }
until scroll.visibleIDs:contains(50)
lab.expectEqual(scroll.contentOffset.y, 1950.0, "which is when it comes into sight")
lab.expectEqual(window:node(50).frame.height, 500.0, "the new height holds when it is placed")
lab.expect(scroll.contentSize.height > 5000, "and the content size learns of it")

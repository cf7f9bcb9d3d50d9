-- D2: 100 rows of 44 points with spacing 8 in 600 points: the size never changes.
-- Fails with `height = function(index) return 40 + index % 3 * 4 end` for `height = 44`.
local window = Window { width = 390, height = 600,
  ScrollView {
    LazyVStack { spacing = 8,
      ForEach { 100, height = 44, id = function(_, index) return index - 1 end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.visibleIDs, { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }, "rows 0 to 11")
lab.expectEqual(scroll.contentSize.height, 5192.0, "the content's height")

for step = 1, 60 do
  local choice = lab.random(1, 3)
  if choice == 1 then
    scroll:scrollTo { id = lab.random(0, 99), anchor = "center" }
  elseif choice == 2 then
    scroll:scrollTo { y = lab.random(0, 5000) }
  else
    scroll:drag { by = lab.random(-900, 900) }
  end
  lab.expectNear(scroll.contentSize.height, 5192, 1e-6, "the height after step " .. step)
end
lab.expectEqual(window.metrics.corrections, 0, "nothing is corrected")
scroll:scrollTo { edge = "bottom" }
lab.expectNear(scroll.contentOffset.y, 4592, 1e-6, "the largest offset")
scroll:drag { by = 100 }
lab.expectNear(scroll.contentOffset.y, 4592, 1e-6, "there is nothing beyond it")

-- Claim 97: only views in the direction of the scroll are prepared.
-- Fails with `by = -80` for `by = 80`.
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0, ForEach { 100, id = function(_, index) return index - 1 end, height = 100 } },
  },
}
local scroll = window:scrollView()
scroll:scrollTo { y = 5000 }
local start = window.frame + 1
scroll:drag { by = 80, duration = 1 }
local above, below = 0, 0
for event in window.trace:events { kind = "prefetch.body", first = start } do
  if event.id < 50 then above = above + 1 else below = below + 1 end
end
lab.expectEqual(above, 0, "nothing above is prepared on the way down")
lab.expect(below > 0, "what comes next is")

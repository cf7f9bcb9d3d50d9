-- Claim 111: an indicator at the end that was prepared but is not in sight fetches nothing.
-- Fails with `by = 350` for `by = 250`.
local fetches = 0
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 7, id = "row-%d", height = 100 },
      ProgressView():frame { height = 60 }:id("more"):onAppear(function() fetches = fetches + 1 end),
    },
  },
}
window:scrollView():drag { by = 250, duration = 1 }
local prepared
for event in window.trace:events { kind = "prefetch.body" } do
  if event.id == "more" then prepared = true end
end
lab.expect(prepared, "the indicator was prepared")
lab.expectEqual(fetches, 0, "but nothing was fetched")

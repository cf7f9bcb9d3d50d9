-- T1: paging in a viewport of 332 points through cards of 344
-- Source: https://github.com/kaitranntt/ccs/pull/1600
-- System: macOS
-- Reported: it drifts by about 12 points a page, and the drift adds up
-- Verdict: same
-- Fails without `:scrollTargetBehavior "paging"`.
local window = Window { width = 300, height = 332,
  ScrollView { LazyVStack { spacing = 0, ForEach { 100, height = 344 } } }
    :scrollTargetBehavior "paging",
}
local scroll = window:scrollView()
for page = 1, 5 do
  scroll:fling { velocity = 900 }
  lab.expectNear(page * 344 - scroll.contentOffset.y, page * 12, 1e-6, "the drift")
end
print("after 5 pages it is " .. 5 * 344 - scroll.contentOffset.y .. " points behind")

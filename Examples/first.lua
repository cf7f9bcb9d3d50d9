local window = Window { width = 390, height = 844,
  ScrollView {
    LazyVStack {
      ForEach { 1000, id = "row-%d", function(i) return Item { height = 44 + i % 5 * 12 } end },
    },
  },
}
local feed = window:scrollView()
feed:scrollTo { id = "row-500", anchor = "top" }
print(feed.contentOffset.y, feed.visibleIDs)

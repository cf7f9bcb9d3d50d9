-- One page after the other, each as long as the container, sideways because the scroll view is. The
-- distance to every page is known: `skip` returns it, and no page in between is placed.
local Pages = LazyLayout "Pages" {
  parameters = { length = 200, gap = 20 },
  begin = function(self, bounds) return { y = 0, width = bounds.width } end,
  place = function(self, cursor, subviews)
    subviews[1]:place { y = cursor.y, width = cursor.width, height = self.length }
    cursor.y = cursor.y + self.length + self.gap
    return cursor.y
  end,
  skip = function(self, cursor, index, count)
    cursor.y = cursor.y + count * (self.length + self.gap)
    return cursor.y
  end,
}

local window = Window { width = 200, height = 120,
  ScrollView { axes = "horizontal",
    Pages { length = 200, ForEach { 100, id = "page-%d", function(i)
      return VStack { Text("page " .. i) }:frame { maxWidth = math.huge, maxHeight = math.huge }
    end } },
  },
}
local book = window:scrollView()
print(book.visibleIDs, book.contentSize.width)
book:scrollTo { id = "page-42", anchor = "leading" }
print(book.visibleIDs, book.contentOffset.x, window:node("page-42").frame)
lab.expectEqual(book.contentOffset.x, 41 * 220, "where page 42 is was known")
book:drag { by = -110 }
print(window:draw())

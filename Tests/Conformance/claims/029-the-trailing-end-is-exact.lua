-- Claim 29: once the last row is placed, the content ends exactly where that row ends.
-- Fails with `VStack` for `LazyVStack`.
local function expectExactEnd(window, scroll, message)
  local finish = scroll.contentOffset.y + window:node("row-60").frame.maxY
  lab.expectNear(window:node("row-60").frame.maxY, 500, 1e-6, message .. ": aligned at the bottom")
  lab.expectNear(scroll.contentSize.height, finish, 1e-6, message .. ": content ends with the row")
  lab.expectNear(scroll.contentOffset.y + 500, scroll.contentSize.height, 1e-6, message .. ": end")
end

for list = 1, 8 do
  local function heightOf(index) return lab.noise(list * 100 + index, 10, 350) end
  local function open()
    local window = Window { width = 390, height = 500,
      ScrollView {
        LazyVStack { ForEach { 60, height = heightOf, id = "row-%d" } },
      },
    }
    local scroll = window:scrollView()
    lab.expect(scroll.isContentSizeEstimated, "at the start it is a guess where the content ends")
    return window, scroll
  end

  local window, scroll = open()
  repeat
    local before = scroll.contentOffset.y
    scroll:drag { by = 300 }
  until scroll.contentOffset.y == before
  expectExactEnd(window, scroll, "dragged to the end")

  window, scroll = open()
  scroll:scrollTo { edge = "bottom" }
  expectExactEnd(window, scroll, "jumped to the end")
  scroll:drag { by = 1000 }
  expectExactEnd(window, scroll, "pushed beyond the end")

  scroll:scrollTo { id = "row-30", anchor = "center" }
  scroll:scrollTo { id = "row-60", anchor = "top" }
  expectExactEnd(window, scroll, "asked for more than there is")
end

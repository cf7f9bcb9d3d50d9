-- Talk, 15:28: a progress view at the end fetches the next page when it appears.
--
-- Each time it comes into sight one page is fetched, which takes half a second. The page is
-- inserted before it, and when the pager is at its end the progress view is gone for good.
--
--   lazylab run --events none Examples/talk/15-loading-more-content.lua

local fetches = 0
local function ShowcasePager()
  return Observable { pages = {}, atEnd = false,
    fetchPage = function(self)
      fetches = fetches + 1
      after(0.5, function()
        table.insert(self.pages, { id = #self.pages + 1 })
        self.atEnd = #self.pages == 4
      end)
    end,
  }
end

-- Loading more content
View "Showcase" { state = function() return { pager = ShowcasePager() } end,
  body = function(self)
    local pager = self.state.pager
    return
      ForEach(pager.pages, function(page)
        return PageView { page = page }
      end),
      not pager.atEnd and
        ProgressView()
          :onAppear(function()
            pager:fetchPage()
          end)
  end,
}

View "PageView" { parameters = { "page" },
  body = function() return Item { height = 1600 } end,
}

local window = Window { width = 390, height = 844, ScrollView { LazyVStack { Showcase() } } }
local scroll = window:scrollView()
print("offset  subviews  fetches")
for _ = 1, 8 do
  window:run(1)
  print(string.format("%6.0f  %8d  %7d", scroll.contentOffset.y, scroll.count, fetches))
  scroll:drag { by = 1000, duration = 1 }
end

-- Pain 7: infinite scrolling fetches twice, or never.
--
-- A ProgressView after the rows fetches the next page when it appears. If a page is shorter than
-- the screen, the indicator stays in sight: it has already appeared, so nothing is fetched again.
-- Give it an id that changes with each page, and it appears anew until the screen is full.
--
--   lazylab run --events none Examples/pains/07-infinite-scrolling-that-fetches-twice.lua

local function run(title, page, renews)
  local pager = Observable { count = 0, fetches = 0 }
  local function fetch()
    pager.fetches = pager.fetches + 1
    after(0.3, function() pager.count = pager.count + page end)
  end
  local Feed = View "Feed" {
    body = function()
      local indicator = ProgressView():onAppear(fetch)
      return LazyVStack { spacing = 0,
        ForEach { pager.count, id = "row-%d", height = 50 },
        renews and indicator:id("page-" .. pager.count) or indicator,
      }
    end,
  }
  local window = Window { width = 390, height = 600, ScrollView { Feed {} } }
  window:settle()
  print(title .. ": " .. pager.fetches .. " fetched, " .. pager.count .. " rows")
  window:scrollView():scrollTo { edge = "bottom" }
  window:settle()
  print("  at the end: " .. pager.fetches .. " fetched, " .. pager.count .. " rows")
end

run("pages of 20 rows", 20, false)
run("pages of 4 rows", 4, false)
run("pages of 4 rows, an indicator for each", 4, true)

-- Claim 1: a lazy stack can scroll any number of rows and creates only those in sight.
-- Fails with `VStack` for `LazyVStack`.
local function zeroBased(_, index) return index - 1 end

local function open(count, profile)
  return Window { width = 390, height = 600, profile = profile,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { count, height = 50, id = zeroBased } },
    },
  }
end

local function costs(window)
  return window.metrics { "inits", "bodies", "measures", "renders", "appears", "places" }
end

local large = open(100000)
local placed = {}
for event in large.trace:events { kind = "place" } do placed[#placed + 1] = event.id end
local firstTwelve = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 }
lab.expectEqual(placed, firstTwelve, "rows 0 to 11 are placed in the first frame, in order")
lab.expectEqual(large:scrollView().visibleIDs, firstTwelve, "what is placed is what is visible")
lab.expectEqual(large.metrics.byView.Item.inits, 13, "12 rows and one of look-ahead are made")
lab.expectEqual(large.metrics.byView.Item.bodies, 13, "12 bodies and one of look-ahead are run")
lab.expectEqual(costs(large), costs(open(1000)), "1,000 rows cost as much as 100,000 at the start")

local strict = open(100000, lab.profile { "swiftui2027", lookAhead = 0 })
lab.expectEqual(strict.metrics.byView.Item.inits, 12, "without look-ahead 12 rows are made")
lab.expectEqual(strict.metrics.byView.Item.bodies, 12, "without look-ahead 12 bodies are run")

-- Edits a billion rows, before, among and after those in sight.

local rows = lab.data(Range(1, 1000000000))

local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { rows, function(number) return Item { height = 60 + number % 3 * 20 } end },
    },
  },
}

local feed = window:scrollView()
feed:scrollTo { id = 500000000, anchor = "top" }

-- An edit shows in the next frame.
local function show(what)
  window:step()
  print(what .. ": " .. feed.count .. " rows, in sight " .. tostring(feed.visibleIDs))
end

for i = 1, 1000 do rows:insert(1, -i) end
show "a thousand come at the front"
rows:remove(feed:index(500000002))
show "one in sight goes"
rows:move(feed:index(500000000), #rows)
show "the topmost is moved to the end"
rows:replace(feed:index(500000003), 0)
show "another one takes a place"
print("the last row is now " .. rows[#rows] .. ", and " .. window.metrics.bodies ..
  " bodies were evaluated")

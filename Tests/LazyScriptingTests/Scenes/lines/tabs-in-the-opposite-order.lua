-- Tabs in the opposite order.
-- says: 13 views (tab-8 … tab-20) were moved in. They count 13 × (104 + 6) = 1430 points, a guess.
-- says: 6 views (tab-1 … tab-6) were moved away, which had counted 600 points.
-- says: tab-8, tab-9, tab-10, tab-11 went out of sight, by about −232, −472, −720, −976
-- says: What has another place and is out of sight is guessed again
-- never: 416
-- never: partly

local tabs = {}
for n = 1, 20 do tabs[n] = { id = "tab-" .. n, width = 80 + n * 4 } end
w = Window { width = 480, height = 90, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 6, ForEach { tabs, function(tab)
    return Item { width = tab.width, height = 40 } end } } } }
w:scrollView():drag { by = 640 }
w:update(function() table.sort(tabs, function(a, b) return a.width > b.width end) end)
print(w:explain(w.frame))

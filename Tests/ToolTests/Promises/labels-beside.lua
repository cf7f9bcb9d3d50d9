-- output: ┌─────────────────┬──┬─────────────────┐
-- output: │                 │  │row-1            │
-- output: ├─────────────────┴──┴─────────────────┤
-- output: │row-2                                 │
-- output: │                                      │
-- output: ├─────────────────┬──┬─────────────────┤
-- output: │                 │  │row-3            │
-- output: └─────────────────┴──┴─────────────────┘
-- A label that has no room in its view stands beside it, where nothing else is.
local window = Window { width = 320, height = 120, ScrollView {
  LazyVStack { spacing = 0, ForEach { 9, id = "row-%d", function(index)
    return Item { width = index == 2 and 320 or 20, height = 40 }
  end } },
} }
print(window:draw { width = 40 })

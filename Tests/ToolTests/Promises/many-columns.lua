-- Columns take room for the items that describe them, however many of them an item makes.
-- options: --memory 64M
-- output: 0.0
local window = Window { width = 1e6, height = 400, ScrollView { VStack { spacing = 0,
  ForEach { 60, function()
    return LazyVGrid { columns = { GridItem.adaptive { minimum = 20 } }, Item { height = 5 } }
  end } } } }
print(window.metrics.contentSizeError)

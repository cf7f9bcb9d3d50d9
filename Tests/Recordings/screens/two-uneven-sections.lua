-- Two sections of which the second has more rows, and nobody has met it yet.
local days = { { id = "mon", count = 5 }, { id = "tue", count = 9 } }
local window = Window { width = 390, height = 300, ScrollView { LazyVStack {
  ForEach { days, function(day)
    return Section { header = Item { height = 24 }, ForEach { day.count, height = 50 } }
  end } } } }
window:scrollView():drag { by = 100 }

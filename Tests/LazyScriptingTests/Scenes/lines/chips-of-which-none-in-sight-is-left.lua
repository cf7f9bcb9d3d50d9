-- Chips of which none in sight is left.
-- says: None of the views in sight is still there. Before what is in sight, 2 views (chip-19, chip-20) were moved in. They count 2 × (88.2857 + 8) = 192.5714 points, a guess. 2 views (chip-3, chip-9) went, which had counted 208 points.

local chips = {}
for n = 1, 50 do chips[n] = { id = "chip-" .. n, width = 60 + n % 6 * 12, n = n } end
w = Window { width = 390, height = 60, ScrollView { axes = "horizontal",
  LazyHStack { spacing = 8, ForEach { chips, function(chip)
    return Item { width = chip.width, height = 32 } end } },
}:contentMargins { leading = 16, trailing = 16 } }
w:scrollView():drag { by = 900 }
w:update(function()
  for place = #chips, 1, -1 do
    local n = chips[place].n
    if n == 3 or n >= 9 and n <= 18 then table.remove(chips, place) end
  end
end)
print(w:explain(w.frame))

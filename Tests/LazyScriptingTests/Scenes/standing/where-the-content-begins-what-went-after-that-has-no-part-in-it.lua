-- Where the content begins, what went after that has no part in it.
-- says: ep6 moved by −72, though nobody moved it: the content begins there, as ep4, ep5 went, and others out of sight.

local isFiltered = false
w = Window { width = 390, height = 100, function()
  local list = {}
  for n = 1, 20 do
    if not isFiltered or n % 3 == 0 then list[#list + 1] = { id = "ep" .. n } end
  end
  return ScrollView { axes = "horizontal", LazyHStack { spacing = 8,
    ForEach { list, function() return Item { width = 100, height = 50 } end } } }
end }
w:scrollView():drag { by = 360 }
w:update(function() isFiltered = true end)
print(w:explain())

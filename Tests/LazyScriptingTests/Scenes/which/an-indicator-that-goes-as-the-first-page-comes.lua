-- An indicator that goes as the first page comes.
-- says: The ProgressView, child 1, went, and was in sight.
-- says: p1 … p8 came into sight.
-- never: @2
-- never: new container

local items, isLoading = {}, true
w = Window { width = 300, height = 400, function() return ScrollView { LazyVStack { spacing = 0,
  ForEach { items, height = 50 }, isLoading and ProgressView():padding() or nil } } end }
for i = 1, 20 do items[i] = { id = "p" .. i } end
isLoading = false
w:update()
print(w:explain())

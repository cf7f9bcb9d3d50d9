-- A whole line of pictures goes while the window becomes lower.
-- says: 1 line (im-4, im-5, im-6) went, which had counted 100 points.
-- says: Nothing in sight moved by this
-- says: The LazyVGrid has 1 line less than before.
-- fixed place: the window itself gets another size

local images = {}
for n = 1, 120 do images[n] = { id = "im-" .. n } end
local data = lab.data(images)
w = Window { width = 360, height = 640, ScrollView { LazyVGrid { spacing = 4,
  columns = { GridItem.adaptive { minimum = 100 } }, ForEach { data, height = 96 } } } }
w:scrollView():drag { by = 830 }
for _ = 1, 3 do data:remove(4) end
w:resize(360, 380)
print(w:explain(w.frame))

-- A title above a shelf, and a cover in it.
-- says: The ScrollView, child 2, moved by +24 vertically with all that it shows, though nobody moved it: title is 64 points high and was 40.
-- says: c5, c6 moved by +90 horizontally, though nobody moved them: c4 is 210 points wide and was 120.

local art = Observable { width = 120, height = 40 }
local Title = View "Title" { body = function()
  return Item { width = 200, height = art.height }
end }
local Cover = View "Cover" { parameters = { "number" }, body = function(self)
  return Item { width = self.number == 4 and art.width or 120, height = 160 }
end }
w = Window { width = 400, height = 300, VStack { alignment = "leading",
  Title():id "title",
  ScrollView { axes = "horizontal", LazyHStack { alignment = "top", spacing = 10,
    ForEach { 40, id = "c%d", function(n) return Cover { number = n } end } },
  }:frame { height = 160 },
  Spacer(),
} }
w:scrollView():drag { by = 450 }
art.width, art.height = 210, 64
w:step()
print(w:explain(w.frame))

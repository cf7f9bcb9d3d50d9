-- One scroll to an edge reaches it, even if the row there is a stack that learns its lengths only
-- when it comes into sight: in rows of rows along both axes, below a title and in a padding.
-- output: 8 screens	0 beside an edge	0 beside their row
local beside, missed = 0, 0
for seed = 1, 8 do
  local vertical = seed % 2 == 0
  local Stack, Lazy = vertical and VStack or HStack, vertical and LazyVStack or LazyHStack
  local size, along = vertical and "height" or "width", vertical and "y" or "x"
  local function noise(key, a, b) return math.floor(lab.noise(seed .. "-" .. key, a, b)) end
  local sections = {}
  for number = 1, noise("sections", 2, 12) do
    sections[number] = { id = "s" .. number, count = noise(number, 1, 30) }
  end
  local window = Window { width = 300, height = 300, ScrollView {
    axes = vertical and "vertical" or "horizontal",
    Stack { spacing = 0, Item { [size] = noise("title", 1, 60) },
      Lazy { spacing = noise("spacing", 0, 8), ForEach { sections, function(section)
        return Stack { spacing = 0, Item { [size] = 20 }, Lazy { spacing = 0,
          ForEach { section.count, id = section.id .. "-%d", function(row)
            return Item { [size] = noise(section.id .. row, 10, 170) }
          end } } }
      end } }:padding(seed % 3 * 6) },
  } }
  local scroll = window:scrollView()
  local function expect(place)
    if math.abs(scroll.contentOffset[along] - place) > 1e-6 then beside = beside + 1 end
  end
  local function last()
    return math.max(0, scroll.contentSize[size] - scroll.containerSize[size])
  end
  for step = 1, 4 do
    local id = sections[noise("row" .. step, 1, #sections)].id
    scroll:scrollTo { id = id, anchor = "topLeading", animation = step % 2 == 0 }
    local scrolls = window:scrolls()
    if scrolls[#scrolls].missedBy > 1e-6 then missed = missed + 1 end
    scroll:fling { velocity = noise("speed" .. step, -6000, 6000) }
    scroll:scrollTo { edge = vertical and "top" or "leading", animation = step % 3 == 0 }
    expect(0)
    scroll:fling { velocity = noise("speed" .. step, 1, 4000) }
    scroll:scrollTo { edge = vertical and "bottom" or "trailing", animation = step % 3 == 1 }
    expect(last())
  end
end
print("8 screens", beside .. " beside an edge", missed .. " beside their row")

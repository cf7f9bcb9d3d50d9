-- Pain 22: pages that drift, because of margins or spacing.
--
-- A page is as long as the container without its insets, whatever is in it. Cards that are exactly
-- that long, spacing included, stay aligned; others drift by the difference, page after page. After
-- each of five flings the residue says how far the offset is from the start of the nearest card. A
-- rotation changes the length of a page, but not that of a card with a fixed width.
--
--   lazylab run --events none Examples/pains/22-pages-that-drift.lua

local function residues(card, spacing, margin, behavior)
  local window = Window { width = 390, height = 300,
    ScrollView { axes = "horizontal",
      LazyHStack { spacing = spacing, ForEach { 60, width = card } },
    }:contentMargins { "horizontal", margin }:scrollTargetBehavior(behavior),
  }
  local scroll = window:scrollView()
  local found = {}
  for page = 1, 5 do
    scroll:fling { velocity = 600 }
    local place = (scroll.contentOffset.x + margin) % (card + spacing)
    if place > (card + spacing) / 2 then place = place - card - spacing end
    found[page] = string.format("%6.1f", place)
  end
  return table.concat(found, " ")
end

print("paging, cards of 390               " .. residues(390, 0, 0, "paging"))
print("paging, cards of 390, spacing 10   " .. residues(390, 10, 0, "paging"))
print("paging, cards of 390, margins 20   " .. residues(390, 0, 20, "paging"))
print("paging, cards of 350, margins 20   " .. residues(350, 0, 20, "paging"))
print("paging, cards of 340 and 10 between" .. residues(340, 10, 20, "paging"))
print("viewAligned, 390, spacing 10       " .. residues(390, 10, 0, "viewAligned"))
print("viewAligned, 350, margins 20       " .. residues(350, 10, 20, "viewAligned"))

-- What a rotation does to pages: three flings, a rotation, a fling, the rotation back, a fling.
local function rotated(card, behavior)
  local window = Window { width = 390, height = 800,
    ScrollView { axes = "horizontal",
      LazyHStack { spacing = 0, ForEach { 60, id = "card-%d", function()
        return card(Item { height = 200 })
      end } },
    }:contentMargins { "horizontal", 20 }:scrollTargetBehavior(behavior),
  }
  local scroll = window:scrollView()
  local found = {}
  local function note()
    local pitch = window:node(scroll.visibleIDs[1]).frame.width
    local place = (scroll.contentOffset.x + 20) % pitch
    if place > pitch / 2 then place = place - pitch end
    found[#found + 1] = string.format("%6.1f", place)
  end
  for _ = 1, 3 do scroll:fling { velocity = 600 } end
  note()
  for _, size in ipairs { { 800, 390 }, { 390, 800 } } do
    window:resize(table.unpack(size))
    note()
    scroll:fling { velocity = 600 }
    note()
  end
  return table.concat(found, " ")
end
local function fixed(item) return item:frame { width = 350 } end
local function relative(item) return item:containerRelativeFrame "horizontal" end

print("with margins 20                    portrait, rotated, a fling, rotated back, a fling")
print("paging, cards of 350               " .. rotated(fixed, "paging"))
print("paging, cards as wide as a page    " .. rotated(relative, "paging"))
print("viewAligned, cards of 350          " .. rotated(fixed, "viewAligned"))
print [[

Make a card as wide as a page with containerRelativeFrame, or let the scroll end at cards instead of
pages with viewAligned.]]

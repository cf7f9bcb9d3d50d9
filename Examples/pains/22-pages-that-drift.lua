-- Pain 22: pages that drift, because of margins or spacing.
--
-- A page is as long as the container without its insets, whatever is in it. Cards that are exactly
-- that long, spacing included, stay aligned; others drift by the difference, page after page. After
-- each of five flings the residue says how far the offset is from the start of the nearest card.
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

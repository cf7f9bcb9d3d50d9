-- Pain 22: pages that drift, by margins, by spacing, or in a rotation.
--
-- A page is as long as the container without its insets, whatever stands in it. Cards that are as
-- long as that, spacing included, stay aligned; others drift by the difference, page after page.
-- The residue is the offset from the start of the card that is next to it, after each of five flings.
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

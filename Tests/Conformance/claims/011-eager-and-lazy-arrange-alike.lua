-- Claim 11: what is visible is arranged alike in eager and lazy stacks; only the loading differs.
-- Fails with `VStack` for `LazyVStack`.
local function open(Stack, alignment, heightOf)
  return Window { width = 390, height = 600,
    ScrollView {
      Stack { alignment = alignment, spacing = 12,
        ForEach { 50, id = "row-%d", function(index)
          -- The first row fills the width, so that both stacks are as wide as the scroll view.
          if index == 1 then return Item { height = heightOf(index) } end
          return Item { width = 100 + 5 * index, height = heightOf(index) }
        end },
      },
    },
  }
end

local function mixed(index) return lab.noise(index, 20, 150) end
local function uniform() return 44 end

for _, heightOf in ipairs { mixed, uniform } do
  for _, alignment in ipairs { "leading", "center", "trailing" } do
    local eager = open(VStack, alignment, heightOf)
    local lazy = open(LazyVStack, alignment, heightOf)
    local visible = lazy:scrollView().visibleIDs
    lab.expect(lazy.metrics.bodies < eager.metrics.bodies, "the lazy one loads fewer")
    lab.expect(#visible >= 4, "several rows are visible")
    lab.expectEqual(eager:scrollView().visibleIDs, visible, "the same rows are visible")
    for _, id in ipairs(visible) do
      local expected, actual = eager:node(id).frame, lazy:node(id).frame
      for _, field in ipairs { "x", "y", "width", "height" } do
        local message = id .. "." .. field .. " with alignment " .. alignment
        lab.expectNear(actual[field], expected[field], 1e-9, message)
      end
    end
  end
end

local eager = open(VStack, "center", uniform):scrollView()
local lazy = open(LazyVStack, "center", uniform):scrollView()
lab.expectNear(lazy.contentSize.height, eager.contentSize.height, 1e-6, "uniform rows: one height")
lab.expectEqual(lazy.contentSize.width, eager.contentSize.width, "uniform rows: one width")

-- Claim 93: when data change, a lazy stack does not compare all of them.
-- Fails with `VStack, 2000` for `LazyVStack, 100000`.
local Stack, count = LazyVStack, 100000
local compared = 0
local function element(index)
  return setmetatable({ id = index }, {
    __index = function(_, key)
      if key == "height" then compared = compared + 1 return 50 end
    end,
  })
end
local data = {}
for index = 1, count do data[index] = element(index) end
local asked = 0
local window = Window { width = 390, height = 600,
  ScrollView {
    Stack { spacing = 0,
      ForEach { data, function(row)
        asked = asked + 1
        return Item { height = row.height }
      end },
    },
  },
}
asked, compared = 0, 0
local bodies = window.metrics.bodies
window:update(function() data[count * 9 // 10] = element(count * 9 // 10) end)
lab.expect(asked <= 13, "the views of rows in sight are compared, of " .. count)
lab.expect(compared <= 13, "and no others are made")
lab.expectEqual(window.metrics.bodies, bodies, "nothing in sight changed, so no body ran")

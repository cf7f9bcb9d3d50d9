-- Claim 154: a lazy container of one's own needs the visible region of the scroll view, and shows
-- the subviews that intersect it.
-- Fails with `1, #subviews` for `first, last`.
local OwnStack = View "OwnStack" { state = { top = 0, height = 400 },
  body = function(self)
    local state = self.state
    return ScrollView {
      Group { subviews = self.content, function(subviews)
        local first = math.max(1, math.floor(state.top / 100) + 1)
        local last = math.min(#subviews, math.ceil((state.top + state.height) / 100))
        return VStack { spacing = 0, alignment = "leading",
          Item { height = (first - 1) * 100 },
          ForEach { Range(first, last), id = "self", function(number) return subviews[number] end },
          Item { height = (#subviews - last) * 100 },
        }
      end },
    }:onScrollGeometryChange {
      of = function(geometry) return geometry.visibleRect.minY end,
      function(top) state.top = math.max(0, top) end,
    }
  end,
}
local appeared = {}
local window = Window { width = 390, height = 400,
  OwnStack {
    ForEach { 100, id = "row-%d", function(number)
      return Item { height = 100 }:onAppear(function() appeared[number] = true end)
        :onDisappear(function() appeared[number] = nil end)
    end },
  },
}
local function count()
  local made = 0
  for _ in pairs(appeared) do made = made + 1 end
  return made
end
lab.expectEqual(count(), 4, "four rows fill the region")
window:scrollView():drag { by = 150 }
lab.expect(appeared[5] and appeared[6] and not appeared[7], "rows 5 and 6 came into it")
lab.expectEqual(count(), 5, "and row 1 left it")
lab.expectEqual(window:node("row-2").frame.y, -50.0, "row 2 stands where it would among all rows")
lab.expectEqual(window:scrollView().contentSize.height, 10000.0, "and the content is as long as all")

-- Claim 89: a row that unwraps an optional at its top also resolves to one view or none.
-- Fails with `VStack { token and Item { height = 100 } }` for `token and Item { height = 100 }`.
local Row = View "Row" { parameters = { "index", "token?" },
  body = function(self)
    local token = self.token
    return token and Item { height = 100 }
  end,
}
local tokens = {}
for index = 1, 300, 2 do tokens[index] = "token-" .. index end
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 300, id = "row-%d", subviews = "dynamic", function(index)
        return Row { index = index, token = tokens[index] }
      end },
    },
  },
}
local scroll = window:scrollView()
lab.expectEqual(scroll.isCountEstimated, true, "how many there are is not known")
lab.expectEqual(scroll.visibleIDs, { "row-1", "row-3", "row-5" }, "rows without a token are no rows")
scroll:scrollTo { id = "row-201", anchor = "top" }
lab.expect(window.metrics.byView.Row.bodies >= 201, "to find one, all before it are evaluated")

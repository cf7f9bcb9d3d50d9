-- Claim 125: a highlight that is kept outside of the rows survives scrolling away and back.
-- Fails with `Binding { get = function() return {} end, set = print }` for `self.binding.highlighted`.
local Row = View "Row" { parameters = { "index" }, bindings = { "highlighted" },
  body = function(self)
    return Item { height = self.highlighted[self.index] and 120 or 100 }
      :onTapGesture(function() self.highlighted[self.index] = true end)
  end,
}
local Feed = View "Feed" { state = { highlighted = {} },
  body = function(self)
    return LazyVStack { spacing = 0,
      ForEach { 1000, id = "row-%d", function(index)
        return Row { index = index, highlighted = self.binding.highlighted }
      end },
    }
  end,
}
local window = Window { width = 390, height = 350, ScrollView { Feed {} } }
local scroll = window:scrollView()
window:tap("row-3")
lab.expectEqual(window:node("row-3").frame.height, 120.0, "row 3 is highlighted")
for _ = 1, 50 do scroll:drag { by = 100 } end
lab.expectEqual(window:node("row-3").phase, "absent", "it was given up")
for _ = 1, 60 do scroll:drag { by = -100 } end
lab.expectEqual(window:node("row-3").frame.height, 120.0, "and is highlighted when it is back")

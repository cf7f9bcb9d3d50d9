-- Claim 26: the greatest row width, handed up as a preference, covers only the loaded rows.
-- Fails with `VStack` for `LazyVStack`.
local greatest, calls = 0, 0
local window = Window { width = 390, height = 300,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", function(index)
        local width = index == 60 and 300 or 100
        return Item { width = width, height = 50 }:preference("width", width)
      end },
    }:onPreferenceChange("width", function(widths)
      greatest, calls = math.max(table.unpack(widths)), calls + 1
    end),
  },
}
lab.expectEqual(greatest, 100, "the wide row is not known before it is loaded")
window:scrollView():scrollTo { id = "row-60", anchor = "top" }
lab.expectEqual(greatest, 300, "it counts once it is in sight")
local before = calls
window:step(3)
lab.expectEqual(calls, before, "what does not change is not told again")

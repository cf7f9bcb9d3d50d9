-- Claim 131: if an element may be any number of views, a scroll to one evaluates those before it.
-- Fails with `lookup(1)` for `lookup("dynamic")`.
local function lookup(subviews)
  local evaluated = 0
  local window = Window { width = 390, height = 600,
    ScrollView {
      LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", subviews = subviews, function()
        evaluated = evaluated + 1
        return Item { height = 50 }
      end } },
    },
  }
  local scroll = window:scrollView()
  local before = evaluated
  lab.expectEqual(scroll:index("row-501"), 501, "the row is found")
  local toFind = evaluated - before
  scroll:scrollTo { id = "row-501", anchor = "top" }
  lab.expectEqual(window:node("row-501").frame.y, 0.0, "the row is reached")
  return toFind, evaluated
end
local toFind, all = lookup(1)
lab.expectEqual(toFind, 0, "one view for each element: none is evaluated to find one")
lab.expect(all <= 26, "and to go there, those of two screens")
local _, dynamic = lookup("dynamic")
lab.expect(dynamic >= 501, "any number of views: all up to the target are evaluated")
lab.expect(dynamic <= 501 + 26, "and none beyond what is in sight there")

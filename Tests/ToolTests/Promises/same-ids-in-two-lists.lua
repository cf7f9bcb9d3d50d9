-- errors: the id r2 occurs more than once in the views of a LazyVStack
-- errors: the id r2 occurs more than once in the views of a LazyHStack
-- errors: the id r2 occurs more than once in the views of a LazyVGrid
-- output: LazyVStack	r2	1
-- output: LazyHStack	r2	1
-- output: LazyVGrid	r2	1
-- output: sections with ids	0
-- output: rows of another stack	0
-- Two lists in one lazy container share its ids: a view that has the id of one in the other list is
-- told, as SwiftUI tells it of lazy layouts. In sections with ids of their own ids are others.
local function lists(first, second)
  return ForEach { first, id = "r%d", height = 20, width = 20 },
   ForEach { second, id = function(i) return "r" .. i + 1 end, height = 20, width = 20 }
end
local function tell(name, view)
  local w = Window { width = 300, height = 300, ScrollView(view) }
  local found = w.reports.duplicateID
  print(name, found[1], #found)
end
tell("LazyVStack", { LazyVStack { lists(2, 1) } })
tell("LazyHStack", { axes = "horizontal", LazyHStack { lists(2, 1) } })
tell("LazyVGrid", { LazyVGrid { columns = { GridItem.fixed(50), GridItem.fixed(50) }, lists(2, 1) } })

local w = Window { width = 300, height = 300, ScrollView { LazyVStack {
  ForEach { 2, id = "s%d", function()
    return Section { ForEach { 2, id = "r%d", height = 20 } }
  end } } } }
print("sections with ids", #w.reports.duplicateID)
local w = Window { width = 300, height = 300, ScrollView { LazyVStack {
  ForEach { 2, id = "r%d", height = 20 },
  LazyVStack { ForEach { 2, id = "r%d", height = 20 } } } } }
print("rows of another stack", #w.reports.duplicateID)

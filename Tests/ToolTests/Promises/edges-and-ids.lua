-- A bare name of an edge is the edge, unless a view has it as its id; a diagnostic says so then.
-- output: edge	0	1316
-- output: view	708	0
-- errors: lazylab: ambiguousID: scrollTo("top") goes to the view with this id; for the edge write scrollTo { edge = "top" }
local function feed(ids)
  return Window { width = 390, height = 500, ScrollView { LazyVStack {
    ForEach { ids, function() return Item { height = 600 } end } } } }:scrollView()
end
local plain, named = feed { "a", "b", "c" }, feed { "a", "top", "b" }
local offsets = {}
for _, scroll in ipairs { plain, named } do
  scroll:scrollTo { edge = "bottom" }
  scroll:scrollTo("top")
  offsets[#offsets + 1] = math.tointeger(scroll.contentOffset.y)
end
plain:scrollTo("bottom")
print("edge", offsets[1], math.tointeger(plain.contentOffset.y))
named:scrollTo { edge = "top" }
print("view", offsets[2], math.tointeger(named.contentOffset.y))

-- In legacyRowState a row keeps its own state, and what is nested in it loses its own; only that
-- is told.
-- output: true	false
-- output: told	false	true
-- output: found	nil	1
-- output: began anew	nil
local Star = View "Star" { state = { isLit = false }, body = function(self)
  return Item { height = 20 }:onTapGesture(function() self.state.isLit = true end)
end }
local Row = View "Row" { parameters = { "number" }, state = { isOpen = false },
  body = function(self)
    return VStack { spacing = 0, Item { height = self.state.isOpen and 90 or 50 }
      :id("part-" .. self.number):onTapGesture(function() self.state.isOpen = true end),
      Star {}:id("star-" .. self.number) }
  end,
}
local window = Window { width = 390, height = 400, profile = "legacyRowState",
  ScrollView { LazyVStack { ForEach { 100, id = "r%d", function(i)
    return Row { number = i }
  end } } } }
local scroll = window:scrollView()
window:tap("part-1")
window:tap("star-2")
scroll:scrollTo("r80")
for _ = 1, 20 do window:update() end
local told = tostring(window:explain(1, window.frame))
local found = { own = nil, nested = 0 }
for _, finding in ipairs(window:lint()) do
  if finding.rule == "stateInRow" then
    found.nested = found.nested + 1
    if tostring(finding):find("isOpen", 1, true) then found.own = true end
  end
end
scroll:scrollTo("r1")
print(window:node("r1").state.isOpen, window:node("star-2").state.isLit)
print("told", told:find("isOpen", 1, true) ~= nil, told:find("isLit", 1, true) ~= nil)
print("found", found.own, found.nested)
print("began anew", tostring(window:explain()):match "begins anew")

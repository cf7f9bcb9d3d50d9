-- Claim 4: the cost of the first frame falls with the number of views that it loads.
-- Fails with `HStack` for `LazyHStack`.
local ProfileView = View "ProfileView" {
  body = function() return Item { width = 200, height = 200 } end,
}
local function profiles(Stack)
  return function()
    return Window { width = 500, height = 200,
      ScrollView { axes = "horizontal",
        Stack {
          ForEach { 1000, function() return ProfileView {}:cost { body = 2, layout = 1 } end },
        },
      },
    }
  end
end
local result = lab.compare {
  { "eager", profiles(HStack) }, { "lazy", profiles(LazyHStack) }, metrics = { "bodies", "cost" },
}
lab.expectEqual(result.eager.cost, 3000.0, "the eager stack evaluates and measures a thousand")
lab.expectNear(result.lazy.cost / result.eager.cost, 4 / 1000, 0.0005, "the lazy one four, of "
  .. "which it measures three before they are in sight")

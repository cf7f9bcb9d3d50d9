-- Pain 9: a row forgets its state, or another row inherits it.
--
-- The state of a row lives as long as its node: for 16 updates after the row has left the screen.
-- And it belongs to the row's id: with the index as the id, the new first row inherits it.
--
--   lazylab run --events none Examples/pains/09-a-row-that-forgets.lua

local Row = View "Row" { parameters = { "name" }, state = { isOn = false },
  body = function(self)
    return Item { height = 100 }:onTapGesture(function() self.state.isOn = true end)
  end,
}

for _, updates in ipairs { 15, 17 } do
  local window = Window { width = 390, height = 300,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { 500, id = "row-%d", function(i) return Row { name = i } end },
      },
    },
  }
  local scroll = window:scrollView()
  window:tap("row-3")
  scroll:drag { by = 400 }
  for _ = 1, updates do scroll:drag { by = 1 } end
  local phase = window:node("row-3").phase
  scroll:scrollTo { edge = "top" }
  print(updates .. " updates off screen, " .. phase .. ": isOn is "
    .. tostring(window:node("row-3").state.isOn))
end

for _, id in ipairs { "row-%d", "self" } do
  local names = { "Ada", "Ben", "Cleo" }
  local window = Window { width = 390, height = 300,
    ScrollView {
      LazyVStack { spacing = 0,
        ForEach { names, id = id, function(name) return Row { name = name } end },
      },
    },
  }
  window:tap(window:scrollView().visibleIDs[1])
  window:update(function() table.insert(names, 1, "Zoe") end)
  window:scrollView():scrollTo { edge = "top" }
  local first = window:scrollView().visibleIDs[1]
  print("id = " .. id .. ": Ada was tapped, Zoe came first; what is on at the top is "
    .. tostring(window:node(first).state.isOn))
end

-- Claim 107: onAppear is called once a view is on screen, maybe several frames after its body ran.
-- Fails with `duration = 0` for `duration = 1`.
local appeared = {}
local window = Window { width = 390, height = 400,
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = "row-%d", function(index)
        return Item { height = 100 }:onAppear(function() appeared[index] = true end)
      end },
    },
  },
}
window:scrollView():drag { by = 250, duration = 1 }
for index = 1, 6 do
  local id = "row-" .. index
  local body = window.trace:events { kind = "body", id = id }().frame
  local appear = window.trace:events { kind = "appear", id = id }().frame
  lab.expect(appeared[index] and body <= appear, "the body comes first")
  if index > 5 then lab.expect(body < appear, "frames before, where it was prepared") end
end

-- What an edit in withAnimation changes stands where it ends at once, and a diagnostic says so, in
-- whatever way the edit is made; a row that goes is gone in that frame.
-- errors: notAnimated: withAnimation has only scrolls go along an animation
-- output: data	1	a stands at 20.0	appeared n
-- output: removed	1	b	disappeared a
-- output: an update	1
-- output: a model	1
-- output: a scroll	0
-- output: :transition is not part of lazylab; views come, go and change at once here
-- output: :animation is not part of lazylab; views come, go and change at once here
local function screen()
  local screen = { data = lab.data { "a", "b" }, model = Observable { height = 20 }, log = {} }
  local function note(text) screen.log[#screen.log + 1] = text end
  screen.window = Window { width = 100, height = 300, View "Feed" { body = function()
    return ScrollView { LazyVStack { spacing = 0,
      ForEach { screen.data, id = "self", function(id)
        return Item { height = screen.model.height }:onAppear(function() note("appeared " .. id) end)
          :onDisappear(function() note("disappeared " .. id) end)
      end },
      ForEach { 100, height = 50 } } }
  end } {} }
  screen.log = {}
  return screen
end
local function diagnostics(screen)
  screen.window:step()
  return screen.window.metrics.diagnostics
end

local data = screen()
withAnimation(function() data.data:insert(1, "n") end)
print("data", diagnostics(data), "a stands at " .. data.window:node("a").frame.y, data.log[1])
local removed = screen()
withAnimation(function() removed.data:remove(1) end)
print("removed", diagnostics(removed), removed.window:scrollView().visibleIDs[1], removed.log[1])
local update = screen()
withAnimation(function() update.window:update(function() end) end)
print("an update", diagnostics(update))
local model = screen()
withAnimation("linear", function() model.model.height = 30 end)
print("a model", diagnostics(model))
local scroll = screen()
withAnimation(function() scroll.window:scrollView():scrollTo { y = 10 } end)
print("a scroll", diagnostics(scroll))
for _, name in ipairs { "transition", "animation" } do
  local item = Item { height = 10 }
  print(select(2, pcall(function() return item[name](item, "default") end)))
end

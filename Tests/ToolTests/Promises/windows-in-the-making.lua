-- errors: a window that is being made is in no variable yet
-- errors: after(0, function() window:update(change) end)
-- status: 1
-- What the first frame of a window runs cannot use the window, whose constructor has not returned.
local rows, window = { "a" }, nil
window = Window { width = 300, height = 400, ScrollView { LazyVStack { ForEach { rows, function()
  return Item { height = 50 }:onAppear(function()
    window:update(function() rows[2] = "b" end)
  end)
end } } } }

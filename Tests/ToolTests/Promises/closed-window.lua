-- Using a closed window is an error, never a crash.
-- status: 1
-- errors: closed-window.lua:8: the window was closed
local window = Window { width = 100, height = 100,
  ScrollView { LazyVStack { ForEach { 10, height = 20 } } } }
local scroll = window:scrollView()
window:close()
window:step()
print(scroll)

-- status: 1
-- errors: a task of an Item in
-- errors: task-from-outside.lua:6 was resumed or closed by the script while it waited
local thread
local window = Window { width = 100, height = 100,
  Item { height = 10 }:task(function()
    thread = coroutine.running()
    wait(1)
  end),
}
coroutine.close(thread)
window:run(2)

-- A task that loops without waiting is stopped by a limit.
-- options: --instructions 1e7
-- status: 3
-- errors: the limit of 10000000 instructions was reached
local window = Window { width = 300, height = 400,
  Item { height = 10 }:task(function()
    wait(0.1)
    while true do end
  end),
}
window:run(1)

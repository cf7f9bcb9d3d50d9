-- An error keeps its value on its way through callbacks, windows and coroutines.
-- output: true	true
local value = {}
local window = Window { width = 100, height = 100, Item { height = 10 } }
local function raise() window:update(function() error(value) end) end
local inPlace = select(2, pcall(raise)) == value
local inCoroutine = select(2, coroutine.resume(coroutine.create(raise))) == value
print(inPlace, inCoroutine)

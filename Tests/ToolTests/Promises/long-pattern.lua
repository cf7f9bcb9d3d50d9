-- Long work inside a single library function is stopped, too.
-- options: --sandbox --time 300ms
-- status: 3
-- errors: the time limit of 300 ms was reached
-- errors: done so far: 0 frames, 0 expectations checked
local text = ("a"):rep(10000)
print(text:find(("a*"):rep(30) .. "b"))

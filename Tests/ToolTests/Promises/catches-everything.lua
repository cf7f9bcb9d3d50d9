-- A script that catches everything is stopped by its limit all the same.
-- options: --time 300ms
-- status: 3
-- output: begun
-- errors: the time limit of 300 ms was reached
print("begun")
coroutine.wrap(function()
  while true do pcall(function() while true do end end) end
end)()

-- A wrong argument is an error that names the argument, the line and what was probably meant.
-- status: 1
-- errors: wrong-argument.lua:6: unknown parameter 'spcing' of LazyVStack
-- errors: did you mean 'spacing'?
local stack =
  LazyVStack { spcing = 8, Text "row" }

-- Limits also hold for the __tostring of an error object.
-- options: --time 300ms
-- status: 3
-- errors: the time limit of 300 ms was reached
error(setmetatable({}, { __tostring = function() while true do end end }))

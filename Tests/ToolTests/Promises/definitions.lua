-- A module, whose definitions are no globals of the script.
local lab = require "lazylab"
local InModule = lab.View "InModule" { body = function() return lab.Item { height = 50 } end }
return { make = function() return InModule {} end }

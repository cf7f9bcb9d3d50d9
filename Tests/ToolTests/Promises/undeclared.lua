-- A module that uses globals in every possible way.
local calls = {}

function calls.read() return undeclared end

function calls.assign() undeclared = 1 end

function calls.declare(value) declared = value end

function calls.length() return #_G, rawlen(_G) end

function calls.insert(value) table.insert(_G, value) end

function calls.same(t) return t == _G, rawequal(t, _G), _G == t, t == _ENV, _ENV == _G end

function calls.hide() Text = "the module's" end

function calls.text() return Text end

return calls

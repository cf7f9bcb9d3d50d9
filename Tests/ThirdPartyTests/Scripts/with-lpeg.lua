-- A calculator, a parser for lists and a search, written with lpeg and its module re.
local lpeg = require "lpeg"
local re = require "re"

local space = lpeg.S(" \t") ^ 0
local number = lpeg.C(lpeg.P("-") ^ -1 * lpeg.R("09") ^ 1) / tonumber * space
local function operator(set) return lpeg.C(lpeg.S(set)) * space end

local function fold(value, ...)
  local rest = { ... }
  for i = 1, #rest, 2 do
    local sign, right = rest[i], rest[i + 1]
    if sign == "+" then value = value + right
    elseif sign == "-" then value = value - right
    elseif sign == "*" then value = value * right
    elseif right == 0 then error("division by zero", 0)
    else value = value // right end
  end
  return value
end

local calculator = lpeg.P {
  "Whole",
  Whole = space * lpeg.V "Sum" * -1,
  Sum = lpeg.V "Product" * (operator "+-" * lpeg.V "Product") ^ 0 / fold,
  Product = lpeg.V "Factor" * (operator "*/" * lpeg.V "Factor") ^ 0 / fold,
  Factor = number + "(" * space * lpeg.V "Sum" * ")" * space,
}
for _, text in ipairs { "1 + 2*3", "(1 + 2) * 3", "100 / 7 - -3", "2 *", "" } do
  print(text, calculator:match(text))
end
print(pcall(calculator.match, calculator, "1 / 0"))

print(pcall(re.compile, "<- ["))
local nested = re.compile([[
  list  <- {| "(" %s* (value %s*)* ")" |}
  value <- list / {[a-z]+} / {[0-9]+} -> number
]], { number = tonumber }):match("(a (b 12) (c (d)))")
print(nested[1], nested[2][2] + 1, nested[3][2][1])

local word = lpeg.Cp() * lpeg.C(lpeg.R("az") ^ 1) * lpeg.Cp()
local words = lpeg.Ct((lpeg.Ct(word) + 1) ^ 0):match("one, two and THREE four")
for _, found in ipairs(words) do print(table.unpack(found)) end
print(lpeg.Cs((lpeg.P("ä") / "ae" + 1) ^ 0):match("Säge bläst"))
local long = ("x"):rep(100000) .. "y"
print(lpeg.match((1 - lpeg.P "y") ^ 0 * lpeg.Cp(), long))
print(coroutine.wrap(function() return lpeg.match(lpeg.C(3), "abcdef") end)())
for _ = 1, 200 do local _ = lpeg.P("x") ^ 1 * lpeg.Ct(lpeg.C(1)) end
collectgarbage()
print(lpeg.type(calculator), type(calculator))

-- Variants are compared over many seeds, with means, deviations and ratios.
-- output: bodies
-- output: variant      mean ± sd  median  min  max  ratio
-- output: mean      22.2 ± 1.643      23   20   24      1
-- output: known    222.2 ± 1.643     223  220  224  10.01
-- output: contentSizeError
-- output: variant     mean ± sd  median    min   max  ratio
-- output: mean     1282 ± 695.3   903.4  692.6  2099      1
-- output: known           0 ± 0       0      0     0      0
-- output: 10	mean	1	known	5
-- output: true	float
-- output: mean	true
-- output: known	true
-- output: bodies
-- output: variant  mean ± sd  median  min  max  ratio
-- output: mean            20      20   20   20      1
-- output: known          220     220  220  220     11
-- output: seeds of lab.compare is a whole number of at least 1 or an array of which each is a
-- output: seeds of lab.compare has a seed twice; each runs once
-- output: seeds of lab.compare is a whole number from 1 to 1000000, or an array of seeds, got "x"
-- output: seeds of lab.compare is a whole number from 1 to 1000000, or an array of seeds, got a
-- output: variant "one" of lab.compare returned the window of "one"; each variant makes its own
local function rows(estimator)
  return function()
    local heights = {}
    for i = 1, 200 do heights[i] = 20 + lab.random(80) end
    return Window { width = 300, height = 400, estimator = estimator, ScrollView {
      LazyVStack { spacing = 0, ForEach { 200, height = function(i) return heights[i] end } } } }
  end
end
local function scroll(window)
  for _ = 1, 3 do window:scrollView():drag { by = 300 } end
end
local before = lab.random()
local result = lab.compare { { "mean", rows() }, { "known", rows "oracle" },
  program = scroll, metrics = { "bodies", "contentSizeError" }, seeds = 5, relative = true }
print(result)
local list = result:rows()
print(#list, list[1].variant, list[1].seed, list[10].variant, list[10].seed)
local sum = 0
for _, row in ipairs(list) do if row.variant == "mean" then sum = sum + row.bodies end end
print(result.mean.bodies == sum / 5, math.type(result.mean.bodies))
-- A seed gives the same whichever others run.
local alone = lab.compare { { "mean", rows() }, { "known", rows "oracle" },
  program = scroll, metrics = { "bodies", "contentSizeError" }, seeds = { 3 } }
for _, row in ipairs(list) do
  if row.seed == 3 then
    print(row.variant, row.contentSizeError == alone[row.variant].contentSizeError)
  end
end
print(lab.compare { { "mean", rows() }, { "known", rows "oracle" }, program = scroll,
  metrics = { "bodies" }, relative = true })
local function fails(seeds)
  print((select(2, pcall(lab.compare, { { "mean", rows() }, seeds = seeds }))))
end
fails(0)
fails { 1, 1 }
fails { 1, "x" }
fails {}
local shared = rows()()
print((select(2, pcall(lab.compare, { { "one", function() return shared end }, seeds = 2 }))))

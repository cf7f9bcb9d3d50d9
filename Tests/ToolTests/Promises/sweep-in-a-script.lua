-- A script runs an experiment with every combination of values and every seed.
-- output: bodies, less is better
-- output: rows  estimator      mean ± sd  median  min  max   ratio
-- output: 50    mean       22.67 ± 1.528      23   21   24  0.3119  best
-- output: 100   oracle     122.7 ± 1.528     123  121  124       1
-- output: 100   mean       22.67 ± 1.528      23   21   24  0.1848  best
-- output: 12	oracle	50	1	100	1
-- output: 12	mean	mean3	nil
-- output: true	true	true
-- output: bodies,drawn,estimator,name,noise,rows,seed,seed2
-- output: 'a' is an array of values, { 1000, 2000 }, got 1
-- output: 'a' has 1 twice; each value runs once
-- output: 'seed' is a column of every table of results; choose another name
-- output: 'x' stands in both less and more
-- output: 'status' of a row is a parameter or a column of every table of results
-- output: these are more than 1000000 runs; leave values or seeds out
-- output: the function of lab.sweep gave nil; return a table of results
-- output: metrics	4	0
-- output: as before	true
local before = { lab.random(), math.random(), lab.noise(1) }
local function experiment(p)
  local heights = {}
  for i = 1, p.rows do heights[i] = 20 + lab.random(80) end
  local window = Window { width = 300, height = 400, estimator = p.estimator, ScrollView {
    LazyVStack { spacing = 0, ForEach { p.rows, height = function(i) return heights[i] end } } } }
  window:scrollView():drag { by = 900 }
  return { bodies = window.metrics.bodies, noise = lab.noise(1), drawn = math.random(1000),
    name = p.estimator .. p.seed, seed2 = p.seed }
end
local result = lab.sweep { parameters = { rows = { 50, 100 }, estimator = { "oracle", "mean" } },
  seeds = 3, less = "bodies", relative = true, experiment }
print(result)
print(#result, result[1].estimator, result[1].rows, result[1].seed, result[4].rows, result[4].seed)
local list = result:rows()
print(#list, list[12].estimator, list[12].name, result[13])
-- A seed is as --seed sets it, the same for each combination, and changes nothing afterwards.
print(list[2].noise == list[5].noise, list[2].noise ~= list[3].noise,
  list[2].drawn == list[8].drawn)
print(lab.csv(result:rows()):match "[^\n]+")
local function fails(order) print((select(2, pcall(lab.sweep, order)))) end
fails { parameters = { a = 1 }, print }
fails { parameters = { a = { 1, 1 } }, print }
fails { parameters = { seed = { 1 } }, print }
fails { parameters = { a = { 1 } }, less = "x", more = { "x" }, print }
fails { parameters = { a = { 1 } }, function() end }
fails { parameters = { a = { 1 } }, function() return { status = 1 } end }
local many = {}
for i = 1, 1000 do many[i] = i end
fails { parameters = { a = many, b = many, c = many }, print }
local metrics = lab.sweep { function()
  return Window { width = 100, height = 100, ScrollView { LazyVStack {
    ForEach { 10, height = 30 } } } }.metrics
end }
print("metrics", metrics[1].bodies, metrics[1].corrections)
math.randomseed()
print("as before", before[2] == math.random())

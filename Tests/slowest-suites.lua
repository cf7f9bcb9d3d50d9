-- Prints the ten slowest suites of a test run: lua5.4 slowest-suites.lua EVENTS
-- EVENTS is what `swift test --event-stream-output-path` wrote. The times of a suite's cases are
-- added up; at most as many cases run at once as there are cores, so they mean something.
local json = require "cjson"
local begun, seconds, suites = {}, {}, {}
for line in io.lines(arg[1]) do
  local isEvent = line:find("testCaseStarted", 1, true) or line:find("testCaseEnded", 1, true)
  local event = isEvent and json.decode(line).payload
  if event and event.testID then
    local case = event.testID .. "\0" .. (event._testCase and event._testCase.id or "")
    local suite = event.testID:match "^[^/]+"
    if event.kind == "testCaseStarted" then
      begun[case] = event.instant.absolute
    elseif begun[case] then
      if not seconds[suite] then suites[#suites + 1] = suite end
      seconds[suite] = (seconds[suite] or 0) + event.instant.absolute - begun[case]
    end
  end
end
table.sort(suites, function(a, b)
  if seconds[a] ~= seconds[b] then return seconds[a] > seconds[b] end
  return a < b
end)
print "the slowest suites:"
for place = 1, math.min(10, #suites) do
  print(("%7.1f s  %s"):format(seconds[suites[place]], suites[place]))
end

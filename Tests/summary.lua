-- Ends a test run with the ten slowest suites, and with what failed: lua5.4 summary.lua EVENTS
-- EVENTS is what `swift test --event-stream-output-path` wrote. The times of a suite's cases are
-- added up; at most as many cases run at once as there are cores, so they mean something.
local json = require "cjson"
local begun, seconds, suites, issues = {}, {}, {}, {}

-- A message of hundreds of lines would hide the others.
local most = 2000

local function told(event)
  local lines = { "failed: " .. (event.testID or "outside of a test") }
  if event._testCase then lines[#lines + 1] = "  with " .. event._testCase.displayName:sub(1, 200) end
  for _, message in ipairs(event.messages) do
    local text = message.text
    if #text > most then text = text:sub(1, most) .. " …" end
    lines[#lines + 1] = "  " .. text:gsub("\n", "\n  ")
  end
  return table.concat(lines, "\n")
end

for line in io.lines(arg[1]) do
  local event = line:find('"kind":"event"', 1, true) and json.decode(line).payload or {}
  if event.kind == "issueRecorded" then
    issues[#issues + 1] = told(event)
  elseif event.testID and event.kind:find "^testCase" then
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
for _, issue in ipairs(issues) do print(issue) end

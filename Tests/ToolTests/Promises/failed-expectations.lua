-- Failed expectations are counted, the first hundred are reported, and the run fails.
-- status: 1
-- errors: failed-expectations.lua:7: number 1: got false
-- errors: … and 12345 more
-- errors: 12445 of 12446 expectations failed
lab.expect(true)
for i = 1, 12445 do lab.expect(false, "number " .. i) end

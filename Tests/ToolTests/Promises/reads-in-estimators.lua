-- The window may be read while an estimator begins, learns or answers.
-- output: fine
local reads = { "w:draw()", "w:tree()", "w:still()", "w:scrollView().isContentSizeEstimated",
  "tostring(w.metrics)", "w.metrics.landingError", "w:explain()", "w:lint()", "w:check()",
  "w.reports", "w:scrolls()", "w:scrollView().contentSize", "w:scrollView().visibleIDs",
  "w:node(1)" }
for _, place in ipairs { "begin", "learn", "estimate" } do
  for number, read in ipairs(reads) do
    w = nil
    local f = load("return " .. read)
    local function ask(where)
      if where == place and w then pcall(f) end
    end
    local E = Estimator("E" .. place .. number) {
      begin = function()
        ask "begin"
        return {}
      end,
      learn = function(self, memory, length)
        memory.length = length
        ask "learn"
      end,
      estimate = function(self, memory)
        ask "estimate"
        return memory.length or 40
      end,
    }
    w = Window { width = 200, height = 300, estimator = E,
      ScrollView { LazyVStack { ForEach { 50, height = 40 } } } }
    w:scrollView():drag { by = 170 }
    w:scrollView():scrollTo { id = 45 }
    w:update(function() end)
    w:resize(180, 200)
    w:check()
    w:close()
  end
end
print "fine"

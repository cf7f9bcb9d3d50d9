-- Two lists that jumped, each by its own guess.
-- says: A finger moved the content.
-- never: dates from frame 3
-- never: 3960

local function list(id, estimator, length)
  return ScrollView { LazyVStack { spacing = 0, estimator = estimator,
    ForEach { 300, id = id .. "%d", height = length } } }:id(id)
end
w = Window { width = 390, height = 300, HStack { list("p", Estimators.fixed(50), 30),
  list("q", nil, 40) } }
w:scrollView("p"):scrollTo { id = "p100", anchor = "top" }
w:scrollView("q"):scrollTo { id = "q100", anchor = "top" }
w:scrollView("p"):drag { by = -60 }
print(w:explain())

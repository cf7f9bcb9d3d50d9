-- The last frame to explain needs a first one.
-- says: write window:explain(1, last)

w = Window { width = 9, height = 9, Text "a" }
print(pcall(w.explain, w, nil, 2))

local window = Window { width = 300, height = 100,
  ScrollView { LazyVStack { spacing = 0, ForEach { 50, id = "row_%d", height = 40 } } } }
local text = window:draw { as = "tikz" }
lab.expect(text:find("(0,-40) rectangle +(300,-40);", 1, true), "the second row is below the first")
lab.expect(text:find("{row\\_2}", 1, true), "what LaTeX would read is escaped")
lab.expect(text:find("(0,0) rectangle +(300,-100);\n\\end", 1, true), "the window is around them")
lab.expectEqual(Renderers.tikz(window:still()), text, "a still gives the same")

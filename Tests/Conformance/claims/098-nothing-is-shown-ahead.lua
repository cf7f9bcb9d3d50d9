-- Claim 98: a row that is prepared ahead is not drawn and does not appear; if the direction turns,
-- it may never appear (claims 107, 108).
-- Fails with `prefetch = false` for `prefetch = true`.
local window = Window { width = 390, height = 400, profile = lab.profile { prefetch = true },
  ScrollView {
    LazyVStack { spacing = 0,
      ForEach { 100, id = function(_, index) return index - 1 end, function()
        return Item { height = 100 }:cost { body = 8, layout = 3, render = 4 }
      end },
    },
  },
}
local scroll = window:scrollView()

scroll:drag { by = 20, duration = 0.1 }
scroll:drag { by = -20, duration = 0.1 }
local node = window:node(6)
lab.expectEqual(node.phase, "prefetched", "row 6 was prepared")
lab.expectEqual(node.bodies, 1, "its body ran once")
lab.expectEqual(node.appears, 0, "it never appeared")
lab.expectEqual(node.frame, nil, "it stands nowhere")
local drawn = 0
for _ in window.trace:events { kind = "render", id = 6 } do drawn = drawn + 1 end
lab.expectEqual(drawn, 0, "it was not drawn")
scroll:drag { by = 300 }
node = window:node(6)
lab.expectEqual(node.bodies, 1, "when it comes its body does not run again")
lab.expectEqual(node.appears, 1, "then it appears")

-- Whatever lazylab hands out prints what it is, and so do plain tables, functions and coroutines.
-- output: self	self of Row
-- output: state	state of Row: open = false, set = { a = 1 }
-- output: set	{ a = 1 }
-- output: environment	environment of Row: detail = 1
-- output: binding	bindings of Row: open, set
-- output: layout	self of Pile	width 100 height 300	1 subviews of Pile	subview 1 of Pile	values for Pile
-- output: effect	effect: opacity 0.5	identity
-- output: geometry	geometry of a view: x 0 y 0 width 100 height 300
-- output: scrolled	offset 0 0 of 100 × 4408	top 0 leading 0 bottom 0 trailing 0	x 0 y 0 width 100 height 300
-- output: phase	context of a phase change: velocity x 0 y
-- output: target	{ rect = { height = 300.0, 
-- output: handles	Window 100 × 300, frame 1, 0 s; offset 0 of
-- output: node	node row-2: placed	state of Row: open = false, set = { a = 1 }	x 0 y 48 width 100 height 40
-- output: counters	{ bodies = 
-- output: clipped	{}
-- output: position	ScrollPosition at row-3	Range(1, 3)	UnitPoint { x = 0, y = 1 }	Animation.default
-- output: grid	GridItem.flexible(minimum: 10.0, maximum: inf)	GridItem.fixed(20.0)
-- output: models	{ a = 1 }	lab.data { 1, 2 } (2 elements)	a Binding
-- output: own	estimator Fifty	prefetch policy Far	target behavior Back	HorizontalAlignment third
-- output: names	GridItem: fixed, flexible, adaptive	Estimators: fixed, lastFew	lab: profile,
-- output: functions	function LazyVStack; ?LazyVStack says how it is called	function Row	function drag	function in
-- output: plain	{ 1, { 2 }, a = "b" }	coroutine, suspended
local isFirst = true
View "Row" {
  parameters = { "n" }, state = { open = false, set = { a = 1 } }, environment = { detail = 1 },
  body = function(self)
    if isFirst then
      isFirst = false
      print("self", self)
      print("state", self.state)
      print("set", self.state.set)
      print("environment", self.environment)
      print("binding", self.binding)
    end
    return Item { height = 40 }
  end,
}
Layout "Pile" {
  sizeThatFits = function(self, proposal, subviews)
    print("layout", self, proposal, subviews, subviews[1], subviews[1].values)
    return 10, 10
  end,
  placeSubviews = function() end,
}
local first = true
local window = Window { width = 100, height = 300,
  ScrollView {
    LazyVStack {
      ForEach { 92, id = "row-%d", function(i)
        return Row { n = i }:scrollTransition(function(effect, phase)
          if first and phase.value == 0 then
            first = false
            print("effect", effect:opacity(0.5), phase)
          end
          return effect
        end)
      end },
    },
  }:onGeometryChange { of = function(geometry) print("geometry", geometry) return 1 end, print }
    :onScrollGeometryChange { of = function(geometry)
      print("scrolled", geometry, geometry.contentInsets, geometry.bounds)
      return 1
    end, function() end }
    :onScrollPhaseChange(function(_, _, context) print("phase", context) end)
    :scrollTargetBehavior(function(target, context) print("target", target, context) end),
}
local scroll = window:scrollView()
print("handles", window, scroll, window.trace, window.metrics, window.reports, window:lint())
local node = window:node("row-2")
print("node", node, node.state, node.frame, node.drawnRect, node.transition)
print("counters", window.metrics { "bodies" }, window.metrics.byView, window.metrics.byView.Row)
print("clipped", window.reports.clipped)
print("ids", scroll.visibleIDs, scroll.contentOffset, scroll.contentSize, scroll.visibleRect)
scroll:fling(300)
local kinds = {}
for event in window.trace:events {} do
  if not kinds[event.kind] then print("event", event) end
  kinds[event.kind] = true
end
print("position", ScrollPosition { id = "row-3" }, Range(1, 3), UnitPoint { x = 0, y = 1 },
  Animation.default())
print("grid", GridItem.flexible(), GridItem.fixed(20))
print("models", Observable { a = 1 }, lab.data { 1, 2 },
  Binding { get = function() return 1 end, set = function() end })
Estimator "Fifty" { estimate = function() return 50 end }
PrefetchPolicy "Far" { reach = function() return 1 end }
TargetBehavior "Back" { updateTarget = function() end }
print("own", Fifty, Far, Back, HorizontalAlignment "third")
print("views", Row { n = 1 }, Text "a", Item { height = 1 }:padding(8))
print("names", GridItem, Estimators, lab, Animation)
print("functions", LazyVStack, Row, scroll.drag, function() end, window.trace:events {}, print)
print("plain", { 1, { 2 }, a = "b" }, coroutine.create(function() end))
Window { width = 100, height = 300, VStack { Pile { Text "a" } } }

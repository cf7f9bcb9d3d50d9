/// A place of the vocabulary to which a plugin's view hands a function that misbehaves.
struct HandedFunction: Sendable {
  /// The place, as `ForEach.id`.
  let place: String
  /// The view; `BAD` is the function.
  let view: String
  /// What the script does with `window` so that the function is called.
  var play = ""
  /// Who calls the function.
  var caller = Caller.host

  enum Caller {
    /// The host, from outside of the plugin.
    case host
    /// The host, for a callback of the plugin whose limits hold as well.
    case hostInside
    /// What a callback of the plugin calls, which fails with it.
    case plugin
  }

  private static let list =
    "ScrollView { LazyVStack { ForEach { 99, id = 'row-%d', height = 40 } } }"
  private static let drag = "window:scrollView():drag { by = 90 }"
  private static let tap = "window:tap 'press'"
  private static let rows =
    "ScrollView { VStack { ForEach { 3, height = 9, id = 'drag-%d' }"
    + ":reorderable { collectionID = 'rows' } } }"
  private static let reorder = "window:reorder { 'drag-1', 'end' }"

  static let all = contents + observers + scrolling + actions + definitions

  private static let contents = [
    HandedFunction(
      place: "ForEach.content",
      view: "ScrollView { LazyVStack { ForEach { 3, BAD } } }"
    ),
    HandedFunction(
      place: "ForEach.id",
      view: "ScrollView { LazyVStack { ForEach { 3, id = BAD, item } } }"
    ),
    HandedFunction(
      place: "ForEach.subviews",
      view: "ScrollView { LazyVStack { ForEach { 3, subviews = BAD, item } } }"
    ),
    HandedFunction(
      place: "ForEach.elements.id",
      view: "ScrollView { LazyVStack { ForEach { { setmetatable({}, { __index = BAD }) }, "
        + "item } } }"
    ),
    HandedFunction(
      place: "ForEach.elements.name",
      view: "ScrollView { LazyVStack { ForEach { lab.data { setmetatable({}, { __index = "
        + "setmetatable({}, { __index = BAD }) }) }, id = 'name', item } } }"
    ),
    HandedFunction(
      place: "ForEach.width",
      view: "ScrollView { axes = 'horizontal', LazyHStack { ForEach { 3, width = BAD } } }"
    ),
    HandedFunction(
      place: "ForEach.height",
      view: "ScrollView { LazyVStack { ForEach { 3, height = BAD } } }"
    ),
    HandedFunction(place: "Item.width", view: "Item { width = BAD, height = 9 }"),
    HandedFunction(place: "Item.height", view: "Item { height = BAD }"),
    HandedFunction(
      place: "Group.subviews",
      view: "Group { subviews = Group { item() }, BAD }"
    ),
    HandedFunction(
      place: "Group.sections",
      view: "Group { sections = Section { item() }, BAD }"
    ),
    HandedFunction(
      place: "ForEach.elements",
      view: "ScrollView { LazyVStack { ForEach { subviews = Group { item() }, BAD } } }"
    ),
    HandedFunction(
      place: ":alignmentGuide.position",
      view: "VStack { alignment = 'leading', item():alignmentGuide('leading', BAD), item() }"
    ),
    HandedFunction(
      place: "Binding.get",
      view: "Reads { level = Binding { get = BAD, set = print } }",
      caller: .hostInside
    ),
    HandedFunction(
      place: "Binding.set",
      view: "Writes { level = Binding { get = function() return 1 end, set = BAD } }",
      play: tap,
      caller: .hostInside
    ),
  ]

  private static let observers = [
    HandedFunction(place: ":onAppear.action", view: "item():onAppear(BAD)"),
    HandedFunction(place: ":onDisappear.action", view: "item():onDisappear(BAD)"),
    HandedFunction(place: ":task.action", view: "item():task(BAD)", play: "window:step(2)"),
    HandedFunction(
      place: "waitUntil.condition",
      view: "item():task(function() waitUntil(BAD) end)",
      play: "window:step(3)"
    ),
    HandedFunction(
      place: "after.action",
      view: "item():onAppear(function() after(0, BAD) end)",
      play: "window:step(3)"
    ),
    HandedFunction(
      place: ":onChange.action",
      view: "item():onChange { of = model.level, BAD }:onTapGesture(raise):id 'press'",
      play: tap
    ),
    HandedFunction(
      place: ":onGeometryChange.of",
      view: "item():onGeometryChange { of = BAD, function() end }"
    ),
    HandedFunction(
      place: ":onGeometryChange.action",
      view: "item():onGeometryChange { of = function(it) return it.size.height end, BAD }"
    ),
    HandedFunction(
      place: ":onPreferenceChange.action",
      view: "VStack { item():preference('level', 1) }:onPreferenceChange('level', BAD)"
    ),
  ]

  private static let scrolling = [
    HandedFunction(
      place: ":onScrollGeometryChange.of",
      view: "\(list):onScrollGeometryChange { of = BAD, function() end }",
      play: drag
    ),
    HandedFunction(
      place: ":onScrollGeometryChange.action",
      view: "\(list):onScrollGeometryChange { of = function(it) return it.bounds.y end, BAD }",
      play: drag
    ),
    HandedFunction(
      place: ":onScrollPhaseChange.action",
      view: "\(list):onScrollPhaseChange(BAD)",
      play: drag
    ),
    HandedFunction(
      place: ":refreshable.action",
      view: "\(list):refreshable(BAD)",
      play: "window:scrollView():drag(-300)"
    ),
    HandedFunction(
      place: ":onScrollVisibilityChange.action",
      view: "ScrollView { LazyVStack { item():onScrollVisibilityChange(BAD) } }"
    ),
    HandedFunction(
      place: ":onScrollTargetVisibilityChange.idType",
      view: "\(list):onScrollTargetVisibilityChange { idType = BAD, function() end }",
      play: drag
    ),
    HandedFunction(
      place: ":onScrollTargetVisibilityChange.action",
      view: "\(list):onScrollTargetVisibilityChange(BAD)",
      play: drag
    ),
    HandedFunction(
      place: ":scrollTransition.configuration",
      view: "ScrollView { VStack { item():scrollTransition(BAD) } }",
      play: "window:draw()"
    ),
    HandedFunction(
      place: ":scrollTransition.transition",
      view: "ScrollView { VStack { item():scrollTransition { 'animated', BAD } } }",
      play: "window:draw()"
    ),
    HandedFunction(
      place: ":scrollTargetBehavior.behavior",
      view: "\(list):scrollTargetBehavior(BAD)",
      play: drag
    ),
    HandedFunction(
      place: ":reorderContainer.item",
      view: "\(rows):reorderContainer { item = BAD, move = function() end }",
      play: reorder
    ),
    HandedFunction(
      place: ":reorderContainer.container",
      view: "\(rows):reorderContainer { container = BAD, move = function() end }",
      play: reorder
    ),
    HandedFunction(
      place: ":reorderContainer.move",
      view: "\(rows):reorderContainer { move = BAD }",
      play: reorder
    ),
  ]

  private static let actions = [
    HandedFunction(
      place: "Button.action",
      view: "Button { 'press', action = BAD }:id 'press'",
      play: tap
    ),
    HandedFunction(
      place: ":onTapGesture.action",
      view: "item():onTapGesture(BAD):id 'press'",
      play: tap
    ),
    HandedFunction(
      place: ":swipeActions.onPresentationChanged",
      view: "item():swipeActions { Button { 'x', action = raise }, onPresentationChanged = BAD }"
        + ":id 'press'",
      play: "window:swipe 'press'"
    ),
    HandedFunction(
      place: "withAnimation.animation",
      view: "item():onTapGesture(function() withAnimation(BAD) end):id 'press'",
      play: tap,
      caller: .plugin
    ),
    HandedFunction(
      place: "withAnimation.change",
      view: "item():onTapGesture(function() withAnimation('linear', BAD) end):id 'press'",
      play: tap,
      caller: .plugin
    ),
    HandedFunction(
      place: "withTransaction.change",
      view: "item():onTapGesture(function() withTransaction { BAD } end):id 'press'",
      play: tap,
      caller: .plugin
    ),
  ]

  /// What a plugin defines for itself and does not list.
  private static let definitions = [
    HandedFunction(place: "View.body", view: "View 'Own' { body = BAD } {}"),
    HandedFunction(
      place: "Layout.sizeThatFits",
      view: "Layout 'Own' { sizeThatFits = BAD, placeSubviews = function() end } { item() }"
    ),
    HandedFunction(
      place: "LazyLayout.place",
      view: "ScrollView { LazyLayout 'Own' { begin = function() return {} end, place = BAD } "
        + "{ ForEach { 3, height = 9 } } }"
    ),
    HandedFunction(
      place: "Estimator.estimate",
      view: "ScrollView { LazyVStack { estimator = Estimator 'Own' { estimate = BAD }, "
        + "ForEach { 99, height = 40 } } }",
      play: drag
    ),
    HandedFunction(
      place: "TargetBehavior.updateTarget",
      view: "\(list):scrollTargetBehavior(TargetBehavior 'Own' { updateTarget = BAD })",
      play: drag
    ),
  ]
}

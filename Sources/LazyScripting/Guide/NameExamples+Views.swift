extension NameExamples {
  /// The examples of views.
  static let views = """
    VStack
      VStack { spacing = 8, Text "Crane", Text "Fold along the line" }
    HStack
      HStack { alignment = "top", Image { "crane", width = 40, height = 40 }, Text "Crane" }
    ZStack
      ZStack { alignment = "bottom", Color "blue", Text "in front" }
    ViewThatFits
      ViewThatFits { axes = "horizontal", Text "A long title", Text "Short" }
    AnyLayout
      AnyLayout { layout = isOpen and HStack { spacing = 8 } or VStack { spacing = 8 }, rows }
    LazyVStack
      LazyVStack { spacing = 0, ForEach { 1000, id = "row-%d", height = 50 } }
    LazyHStack
      ScrollView { axes = "horizontal", LazyHStack { ForEach { 100, width = 80 } } }
    ScrollView
      ScrollView { LazyVStack { ForEach { 1000, height = 50 } } }
    ForEach
      ForEach { 100, id = "row-%d", function(index) return Text("Row " .. index) end }
    Section
      Section { header = Text "A", ForEach { 20, height = 44 } }
    LazyVGrid
      LazyVGrid { columns = { GridItem.flexible(), GridItem.flexible() }, rows }
    LazyHGrid
      LazyHGrid { rows = { GridItem.fixed(60), GridItem.fixed(60) }, ForEach { 100, width = 60 } }
    Group
      Group { Text "one", Text "two" }
    EmptyView
      VStack { isOpen and Text "open" or EmptyView() }
    Item
      Item { width = 80, height = 44 }
    Text
      Text { "Fold along the line", size = 20 }
    Spacer
      HStack { Text "left", Spacer(), Text "right" }
    Divider
      VStack { Text "above", Divider(), Text "below" }
    Color
      Color "red":frame { height = 44 }
    ProgressView
      HStack { ProgressView(), Text "loading" }
    Image
      Image { "crane", width = 120, height = 80 }
    ContentUnavailableView
      ContentUnavailableView { "No messages", description = "Write the first." }
    Button
      Button { "Delete", action = function() print "deleted" end }
    """

  /// The examples of modifiers.
  static let modifiers = """
    :containerValue
      Item { height = 50 }:containerValue("kind", "photo")
    :tag
      Text "Crane":tag(7)
    :onGeometryChange
      Text "Crane":onGeometryChange { of = function(geometry) return geometry.size.width end,
        function(width) print(width) end }
    :preference
      Item { height = 50 }:preference("height", 50)
    :onPreferenceChange
      VStack { rows }:onPreferenceChange("height", function(all) print(#all) end)
    :layoutValue
      Item { height = 50 }:layoutValue("lane", 2)
    :id
      Text "Crane":id "crane"
    :onAppear
      Item { height = 50 }:onAppear(function() print "appears" end)
    :onDisappear
      Item { height = 50 }:onDisappear(function() print "is gone" end)
    :task
      Item { height = 50 }:task(function() wait(0.5) print "loaded" end)
    :onChange
      Item { height = 50 }:onChange { of = count, function(old, new) print(old, new) end }
    :onScrollVisibilityChange
      Item { height = 50 }:onScrollVisibilityChange(function(isVisible) print(isVisible) end)
    :onScrollTargetVisibilityChange
      scrollView:onScrollTargetVisibilityChange { threshold = 0.5,
        function(ids) print(ids) end }
    :onScrollGeometryChange
      scrollView:onScrollGeometryChange { of = function(geometry) return geometry.contentSize end,
        function(old, new) print(old, new) end }
    :onScrollPhaseChange
      scrollView:onScrollPhaseChange(function(old, new) print(old, new) end)
    :scrollTargetBehavior
      scrollView:scrollTargetBehavior("viewAligned")
    :scrollTargetLayout
      ScrollView { LazyVStack { rows }:scrollTargetLayout() }
    :scrollTarget
      Item { height = 50 }:id "step":scrollTarget()
    :scrollDisabled
      scrollView:scrollDisabled(true)
    :scrollClipDisabled
      scrollView:scrollClipDisabled()
    :scrollPosition
      scrollView:scrollPosition(ScrollPosition { id = "row-50" }, "top")
    :contentMargins
      scrollView:contentMargins("horizontal", 20)
    :safeAreaPadding
      scrollView:safeAreaPadding { top = 44 }
    :safeAreaInset
      scrollView:safeAreaInset { edge = "bottom", Item { height = 44 } }
    :safeAreaBar
      scrollView:safeAreaBar { edge = "top", spacing = 0, Text "Unread" }
    :refreshable
      scrollView:refreshable(function() wait(1) end)
    :mask
      Item { width = 50, height = 50 }:mask { Color "black" }
    :defaultScrollAnchor
      scrollView:defaultScrollAnchor "bottom"
    :scrollBounceBehavior
      scrollView:scrollBounceBehavior "basedOnSize"
    :cost
      Item { height = 50 }:cost { body = 2, layout = 0.5 }
    :lineLimit
      Text "a long sentence that would take several lines":lineLimit(2)
    :frame
      Text "Crane":frame { width = 200, height = 44, alignment = "leading" }
    :padding
      Text "Crane":padding(8)
    :fixedSize
      Text "a sentence in one line":fixedSize { horizontal = true }
    :layoutPriority
      HStack { Text "gives way", Text "comes first":layoutPriority(1) }
    :aspectRatio
      Color "gray":aspectRatio(4 / 3, "fit")
    :clipped
      Item { height = 50 }:offset { y = 20 }:clipped()
    :hidden
      Text "takes its room, unseen":hidden()
    :alignmentGuide
      Text "Crane":alignmentGuide("leading", function(d) return d.width / 2 end)
    :overlay
      Item { height = 50 }:overlay { alignment = "topTrailing", Text "new" }
    :background
      Text "Crane":background { Color "yellow" }
    :containerRelativeFrame
      Item { height = 50 }:containerRelativeFrame { "horizontal", count = 3, spacing = 8 }
    :offset
      Item { height = 50 }:offset { x = 10, y = -5 }
    :scaleEffect
      Item { height = 50 }:scaleEffect(0.8)
    :rotationEffect
      Item { height = 50 }:rotationEffect(15)
    :opacity
      Item { height = 50 }:opacity(0.5)
    :zIndex
      Item { height = 50 }:zIndex(1)
    :scrollTransition
      Item { height = 50 }:scrollTransition { threshold = "visible",
        interpolated = { towards = "centered", amount = 0.3 },
        function(content, phase) return content:opacity(phase.isIdentity and 1 or 0) end }
    :onTapGesture
      Text "Crane":onTapGesture(function() print "tapped" end)
    :disabled
      Button { "Send", action = function() end }:disabled(true)
    :reorderable
      ForEach { messages, function(m) return Item { height = m.height } end }:reorderable()
    :reorderContainer
      LazyVStack { rows:reorderable() }:reorderContainer {
        move = function(difference) difference:apply(messages) end }
    :swipeActions
      Item { height = 50 }:swipeActions { Button { "Delete", action = function() end },
        onPresentationChanged = function(isPresented) print(isPresented) end }
    :swipeActionsContainer
      LazyVStack { rows }:swipeActionsContainer()
    :environment
      LazyVStack { rows }:environment("textSize", 23)
    """
}

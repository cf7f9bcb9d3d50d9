extension NameExamples {
  /// How a field of each class is read; `FIELD` stands for its name, `KIND` for an event with it.
  static let fields = """
    ViewGeometry
      Text "Crane":onGeometryChange { of = function(geometry) return geometry.FIELD end,
        function(value) print(value) end }
    ViewSelf
      Card = View "Card" { body = function(self) return Text(tostring(self.FIELD)) end }
    LayoutSubview
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          print(subviews[1].FIELD)
        end }
      Pile { Text "Crane", Text "Paper" }
    ProposedSize
      Pile = Layout "Pile" {
        sizeThatFits = function(self, proposal, subviews) return { width = 100, height = 200 } end,
        placeSubviews = function(self, bounds, proposal, subviews)
          print(proposal.FIELD)
        end }
      Pile { Text "Crane", Text "Paper" }
    LazySubview
      Slabs = LazyLayout "Slabs" {
        begin = function(self, bounds) return { y = 0, width = bounds.width } end,
        place = function(self, cursor, subviews)
          print(subviews[1].FIELD)
          subviews[1]:place { y = cursor.y, width = cursor.width, height = 50 }
          cursor.y = cursor.y + 50
          return cursor.y
        end }
      ScrollView { Slabs { rows } }
    Range
      print(Range(10, 20).FIELD)
    ScrollGeometry
      scrollView:onScrollGeometryChange { of = function(geometry) return geometry.FIELD end,
        function(old, new) print(old, new) end }
    PhaseContext
      scrollView:onScrollPhaseChange(function(old, new, context) print(context.FIELD) end)
    Window
      print(window.FIELD)
    ScrollView
      print(scroll.FIELD)
    ScrollPosition
      print(position.FIELD)
    Node
      print(window:node("row-3").FIELD)
    Event
      for event in window.trace:events { kind = "KIND" } do print(event.FIELD) end
    Metrics
      print(window.metrics.FIELD)
    Counters
      print(window.metrics.byView.Row.FIELD)
    UnitPoint
      print(UnitPoint { x = 0.5, y = 0.25 }.FIELD)
    Rect
      print(window:node("row-3").frame.FIELD)
    Point
      print(scroll.contentOffset.FIELD)
    Size
      print(scroll.contentSize.FIELD)
    EdgeInsets
      print(scroll.contentInsets.FIELD)
    Profile
      print(lab.profile("legacyScroll").FIELD)
    ViewDimensions
      Text "Crane":alignmentGuide("leading", function(dimensions)
        return dimensions.FIELD or 0
      end)
    SectionConfiguration
      ForEach { sections = rows, function(section)
        print(section.FIELD)
        return VStack { section.header, section.content }
      end }
    TransitionPhase
      Item { height = 50 }:scrollTransition(function(content, phase)
        print(phase.FIELD)
        return content
      end)
    ShownTransition
      local transition = window:node("row-3").transition
      print(transition and transition.FIELD)
    ReorderDifference
      LazyVStack { rows:reorderable() }:reorderContainer {
        move = function(difference) print(difference.FIELD) end }
    Finding
      for _, finding in ipairs(window:lint()) do print(finding.FIELD) end
    Reports
      print(#window.reports.FIELD)
    ClippedView
      for _, view in ipairs(window.reports.clipped) do print(view.FIELD) end
    UndrawnView
      for _, view in ipairs(window.reports.missing) do print(view.FIELD) end
    CoveredView
      for _, view in ipairs(window.reports.overlap) do print(view.FIELD) end
    Estimator
      print(Estimators.fixed(50).FIELD)
    Session
      return { commands = { probe = function(session) return session.FIELD end } }
    """
}

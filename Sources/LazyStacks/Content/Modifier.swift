/// What a modifier adds to a view: a name, a setting or an observer.
enum Modifier {
  case id(ViewID)
  case onAppear(() throws -> Void)
  case onDisappear(() throws -> Void)
  case visibility(VisibilityObserver)
  case scroll(ScrollObserver)
  case scrollSetting(ScrollSetting)
  /// Whether the view is a target of its scroll view.
  case scrollTarget(Bool)
  /// Whether the subviews of the layout are.
  case scrollTargetLayout(Bool)
  /// The elements of the `ForEach` can be dragged to other places.
  case reorderable(ReorderedRows)
  case reorderContainer(ReorderObserver)
  case swipeActions(SwipeActions)
  /// One row in the view is open at a time.
  case swipeActionsContainer
  /// A layout with the modified view as its first subview, before some further ones.
  case layout(any Layout, [Content])
  case priority(Double)
  case layoutValue(LayoutValue)
  case lineLimit(LineLimit)
  case cost(ViewCost)
  case tap(() throws -> Void)
  case disabled(Bool)
  case hidden
  /// How opaque the view is, 0...1.
  case opacity(Double)
  /// How far in front of its siblings the view is drawn.
  case zIndex(Double)
  case task(ViewTask)
  case change(ChangeObserver)
  case environment(EnvironmentEntry)
  case geometry(ViewGeometryObserver)
  case preference(Preference)
  case preferenceObserver(PreferenceObserver)
  case containerValue(LayoutValue)
}

extension Modifier {
  /// Whether it concerns the view among its neighbors, however it is modified further.
  var isValue: Bool {
    switch self {
    case .priority, .layoutValue, .containerValue, .zIndex: true
    default: false
    }
  }
}

/// An observer of the first scroll view at or below the modified view.
enum ScrollObserver {
  case geometry(GeometryObserver)
  case targetVisibility(TargetVisibilityObserver)
  case phase(PhaseObserver)
  case refresh(RefreshAction)
}

/// What a modifier adds to a view: a name, or someone who wants to be told.
enum Modifier {
  case id(ViewID)
  case onAppear(() throws -> Void)
  case onDisappear(() throws -> Void)
  case visibility(VisibilityObserver)
  case scroll(ScrollObserver)
  case scrollSetting(ScrollSetting)
}

/// What wants to be told about the first scroll view at or below the modified view.
enum ScrollObserver {
  case geometry(GeometryObserver)
  case targetVisibility(TargetVisibilityObserver)
  case phase(PhaseObserver)
}

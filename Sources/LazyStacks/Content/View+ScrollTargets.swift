extension View {
  /// Makes the subviews of the layout the targets of its scroll view: view-aligned scrolls end at
  /// them, and they are reported as visible targets.
  ///
  /// Nested layouts do not count. If a scroll view has no marked targets, all subviews of its lazy
  /// containers are targets.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Content {
    modified(.scrollTargetLayout(isEnabled))
  }

  /// Makes the view a target of its scroll view.
  public func scrollTarget(isEnabled: Bool = true) -> Content { modified(.scrollTarget(isEnabled)) }

  /// Disables scrolling by finger of the scroll views in the view; programs can still scroll them.
  public func scrollDisabled(_ isDisabled: Bool = true) -> Content {
    modified(.scrollSetting(.disabled(isDisabled)))
  }

  /// Stops scroll views in the view from clipping what is drawn outside them; what a lazy container
  /// loads stays the same.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Content {
    modified(.scrollSetting(.clipDisabled(isDisabled)))
  }
}

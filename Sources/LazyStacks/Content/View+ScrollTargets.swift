extension View {
  /// Makes the subviews of the layout the targets of its scroll view: what view-aligned scrolls end
  /// at, and what is told as a visible target.
  ///
  /// Layouts within it do not count. Where a scroll view has no targets, all subviews of its lazy
  /// containers are.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Content {
    modified(.scrollTargetLayout(isEnabled))
  }

  /// Makes the view a target of its scroll view.
  public func scrollTarget(isEnabled: Bool = true) -> Content { modified(.scrollTarget(isEnabled)) }

  /// Lets no finger scroll the scroll views in the view; programs still do.
  public func scrollDisabled(_ isDisabled: Bool = true) -> Content {
    modified(.scrollSetting(.disabled(isDisabled)))
  }

  /// Has scroll views in the view not cut off what is drawn outside of them; what a lazy container
  /// loads stays the same.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Content {
    modified(.scrollSetting(.clipDisabled(isDisabled)))
  }
}

extension View {
  /// Keeps the content of the scroll view away from some edges; it still scrolls into the margin.
  ///
  /// The margins are the scroll view's `contentInsets`: at the top the content rests at an offset
  /// of minus the top margin. If one edge has several margins, the nearest one counts.
  public func contentMargins(
    _ edges: Set<Edge>,
    _ length: Double,
    for placement: ContentMarginPlacement = .automatic
  ) -> Content {
    guard placement != .scrollIndicators else { return content }
    return setting(.contentMargins(edges, length))
  }

  /// Keeps the content of the scroll view away from all edges.
  public func contentMargins(
    _ length: Double,
    for placement: ContentMarginPlacement = .automatic
  ) -> Content {
    contentMargins(.all, length, for: placement)
  }

  /// Sets how much of some edges is covered, which a scroll view turns into insets of its content.
  ///
  /// It adds to the margins, and has no effect without a scroll view.
  public func safeAreaPadding(_ edges: Set<Edge>, _ length: Double) -> Content {
    setting(.safeAreaPadding(edges, length))
  }

  /// Sets how much of all edges is covered.
  public func safeAreaPadding(_ length: Double) -> Content { safeAreaPadding(.all, length) }

  /// Decides which part of the content a scroll view shows: at first, when sizes change, and while
  /// the content is shorter than its container.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Content {
    setting(.scrollAnchor(anchor, nil))
  }

  /// Decides which part of the content a scroll view shows, for one role; `nil` leaves it to the
  /// scroll view.
  ///
  /// It counts before an anchor for all roles, on whichever side of that it stands.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Content {
    setting(.scrollAnchor(anchor, role))
  }

  /// Decides whether the content of the scroll view may be pulled beyond its ends, along some axes.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Set<Axis> = [.vertical]
  ) -> Content {
    setting(.bounce(behavior, axes))
  }

  private func setting(_ setting: ScrollSetting) -> Content {
    Content(.modified(content, .scrollSetting(setting)))
  }
}

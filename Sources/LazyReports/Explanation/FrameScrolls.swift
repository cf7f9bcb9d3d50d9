internal import LazyStacks

/// What one frame did to its scroll views, found out once for all of them.
struct FrameScrolls {
  /// Whether anything left the screen.
  private(set) var hasLeavers = false
  /// Whether anything moved by itself.
  private var hasMoves = false
  /// Whether the last change of an offset was by scrolling and not by data or lengths.
  private var isScrolled: [ScrollKey: Bool] = [:]

  init(_ events: ArraySlice<Event>, _ work: ReportWork) throws {
    for event in events {
      try work.charge(event.workUnits)
      switch event.detail {
      case .remove: hasLeavers = true
      case .moved: hasMoves = true
      case .offset(_, _, let entries):
        isScrolled[ScrollKey(event)] = !entries.contains {
          [.data, .resize].contains($0.cause) || $0.anchor != nil
        }
      default: break
      }
    }
  }

  /// Whether the scroll view of an event moved, and nothing but that happened to what is in it.
  func isScrolledAlone(_ event: Event) -> Bool {
    !hasMoves && isScrolled[ScrollKey(event)] ?? false
  }
}

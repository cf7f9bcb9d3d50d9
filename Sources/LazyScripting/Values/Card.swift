internal import LazyStacks

/// The texts that host objects print as.
enum Card {
  /// A window: its size, frame and time, and what its scroll view shows.
  static func of(_ handle: WindowHandle) -> String {
    let window = handle.window
    let size = window.configuration
    var text = "Window \(Printed.number(size.width)) × \(Printed.number(size.height))"
    guard !window.isClosed else { return text + ", closed" }
    text += ", frame \(window.frame), \(Printed.number(window.time)) s"
    guard let scroll = try? window.scrollView(), let shown = try? state(of: scroll) else {
      return text
    }
    return text + "; " + shown
  }

  /// A scroll view: its offset, the size of its content, and the visible ids.
  ///
  /// The card says so if the scroll view is not loaded or its window was closed.
  static func of(_ handle: ScrollViewHandle) -> String {
    do {
      return "ScrollView \(try state(of: handle.proxy))"
    } catch {
      return "ScrollView, not loaded: \(error)"
    }
  }

  private static func state(of scroll: ScrollViewProxy) throws -> String {
    let geometry = try scroll.geometry()
    let axes = try scroll.axes()
    let mark = try scroll.isContentSizeEstimated() ? "≈ " : ""
    let offsets = Axis.allCases.filter(axes.contains).map { axis in
      "offset \(Printed.number(geometry.contentOffset[axis])) of \(mark)"
        + Printed.number(geometry.contentSize[axis])
    }
    return (offsets + ["visible " + IDText.list(try scroll.visibleIDs())]).joined(separator: ", ")
  }
}

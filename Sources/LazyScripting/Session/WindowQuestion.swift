internal import LazyReports
internal import LazyStacks
internal import Lua

/// What can be asked about the window of a session without writing Lua.
public enum WindowQuestion: Sendable, Equatable {
  /// What can be seen, drawn with letters and lines, and where the content offset is.
  case view
  /// Why the content offset changed last, and what moved by itself.
  case why
  /// The views that have a place.
  case tree
  /// The counters and figures.
  case metrics
  /// What costs more than it seems to.
  case lint
  /// What is known of the view with an id.
  case node(String)
}

/// Where the window of a session is scrolled to without writing Lua.
public enum WindowScroll: Sendable, Equatable {
  /// By a part of the visible height; below 0 towards the start.
  case pages(Double)
  /// By points; below 0 towards the start.
  case points(Double)
  /// To the start of the content.
  case start
  /// To the end of the content.
  case end
}

extension LabSession {
  /// The answer to a question about the window that was made last and is open.
  ///
  /// - Throws: ``ScriptError`` where there is no such window, no such view, or a limit is reached.
  public func answer(_ question: WindowQuestion) throws(ScriptError) -> String {
    try withWindow { window, number in
      switch question {
      case .view:
        let size = Size(width: window.configuration.width, height: window.configuration.height)
        let drawing = try Drawing.text(window.tree(), window: size, meter: work)
        return drawing + "\n" + Card.of(WindowHandle(window, number: number))
      case .why: return try Explanation.text(window.trace, meter: work)
      case .tree: return try TreeText.text(window.tree(), meter: work)
      case .metrics: return metrics(of: window)
      case .lint:
        return try Lint.findings(window.trace, clipped: try window.clippedViews, meter: work).text
      case .node(let name): return try node(name, in: window)
      }
    }
  }

  /// Scrolls the first scroll view of the window that was made last and is open, as a finger would.
  ///
  /// - Throws: ``ScriptError`` where there is no such window, and what callbacks raise.
  public func scroll(_ scroll: WindowScroll) throws(ScriptError) {
    try withWindow { window, _ in
      let view = try window.scrollView()
      let axis: Axis = try view.axes().contains(.vertical) ? .vertical : .horizontal
      switch scroll {
      case .points(let points): try Self.drag(view, by: points, along: axis)
      case .pages(let pages):
        let length = try view.geometry().containerSize[axis]
        try Self.drag(view, by: pages * length, along: axis)
      case .start: _ = try view.scrollTo(edge: axis == .vertical ? .top : .leading)
      case .end: _ = try view.scrollTo(edge: axis == .vertical ? .bottom : .trailing)
      }
    }
  }

  private static func drag(
    _ view: ScrollViewProxy,
    by points: Double,
    along axis: Axis
  ) throws {
    let isVertical = axis == .vertical
    _ = try view.drag(x: isVertical ? 0 : points, y: isVertical ? points : 0)
  }

  private func withWindow<Value>(
    _ body: (Window, Int) throws -> Value
  ) throws(ScriptError) -> Value {
    guard let found = windows.last(where: { $0.window?.isClosed == false }),
      let window = found.window
    else {
      throw ScriptError(
        kind: .runtime,
        message: "there is no window yet; make one: Window { width = 390, height = 844, … }"
      )
    }
    do {
      return try state.withLimits(limits) { try body(window, found.number) }
    } catch let error as LuaError {
      throw ScriptError(error)
    } catch {
      let text = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
      throw ScriptError(kind: .runtime, message: text)
    }
  }

  private func metrics(of window: Window) -> String {
    let rows = Metric.all.filter { !$0.isSurveyed }.compactMap { metric in
      (try? metric.read(window)).map { (metric.name, Printed.number($0)) }
    }
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, value -> String in
      let padding = String(repeating: " ", count: width - name.count)
      return "  \(name)\(padding)  \(value)"
    }
    return lines.joined(separator: "\n")
  }

  /// An id is typed without quotes; where no string is one, a number may be.
  private func node(_ name: String, in window: Window) throws -> String {
    let spellings = [ViewID.string(name)] + (Int(name).map { [ViewID.integer($0)] } ?? [])
    var failure: (any Error)?
    for id in spellings {
      do {
        return Card.of(try window.node(id), id: id)
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? WindowError.unknownID(.string(name))
  }
}

extension Card {
  /// What is known of a view, one fact a line.
  fileprivate static func of(_ node: NodeProxy, id: ViewID) -> String {
    let frame = node.frame.map { frame -> String in
      let place = "x \(Printed.number(frame.origin.x)), y \(Printed.number(frame.origin.y))"
      return place + ", \(Printed.number(frame.size.width)) × \(Printed.number(frame.size.height))"
    }
    let facts = [
      "node \(id.onOneLine): \(node.phase.rawValue)",
      "frame     \(frame ?? "none")\(node.isEstimated ? ", its length is a guess" : "")",
      "visible   \(Printed.number(node.visibleFraction * 100)) %",
      "inits     \(node.inits)", "bodies    \(node.bodies)", "measures  \(node.measures)",
      "appears   \(node.appears)",
    ]
    return facts.joined(separator: "\n  ")
  }
}

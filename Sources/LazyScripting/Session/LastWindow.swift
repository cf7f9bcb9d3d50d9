internal import LazyReports
internal import LazyStacks
internal import Lua

/// The open window that a session used last, or one that a variable holds: answers questions about
/// it, and scrolls it.
struct LastWindow {
  let session: LabSession
  /// The variable that holds the window; nil for the window used last.
  var name: String?

  /// Answers a question about the window; where there are several, the first line says which one it
  /// is.
  ///
  /// - Throws: ``ScriptError`` if there is no such window or view, or a limit is reached.
  func answer(_ question: WindowQuestion) throws(ScriptError) -> String {
    try withWindow { window, number in
      let title = question.isAlone ? nil : title(of: number)
      let answer = try answer(question, about: window, numbered: number)
      return (title.map { $0 + ":\n" } ?? "") + answer
    }
  }

  /// What is kept of the window's frames.
  ///
  /// - Throws: ``ScriptError`` if there is no such window, or a limit is reached.
  func past() throws(ScriptError) -> WindowPast {
    try withWindow { window, number in
      var past = WindowPast(last: window.frame)
      past.drawn = session.made.stills.frames(of: number)
      past.moving = try Explanation.movingFrames(in: window.trace.events(), meter: session.work)
      past.title = title(of: number)
      return past
    }
  }

  private func answer(
    _ question: WindowQuestion,
    about window: Window,
    numbered number: Int
  ) throws -> String {
    switch question {
    case .view(let withTruth, let rows):
      return try view(of: window, numbered: number, withTruth: withTruth, mostRows: rows)
    case .picture(let withTruth):
      let still = try window.still(hasBars: true, hasTruth: withTruth, charging: session.work)
      return try Filmstrip([still]).svg(meter: session.work)
    case .frame(let frame, let rows):
      return try picture(of: frame, in: window, numbered: number, mostRows: rows)
    case .why(let frames):
      let command = ExplainCommand.dot(window: name)
      return try session.explanation(of: window, numbered: number, in: frames, asking: command)
    case .tree: return try TreeText.text(of: window.tree(), meter: session.work)
    case .metrics: return metrics(of: window)
    case .lint:
      return try Lint.findings(
        in: window.trace,
        showing: LintSight(of: window),
        meter: session.work
      ).text
    case .trace(let kinds, let last):
      return try trace(of: window, numbered: number, kinds: kinds, last: last)
    case .node(let name): return try node(name, in: window)
    }
  }

  /// The window by its number and the variables that hold it, `window 2, chat`; nil if it is the
  /// only one that is open.
  private func title(of number: Int) -> String? {
    guard session.made.open.count > 1 else { return nil }
    let names = session.windowVariables.filter { $0.number == number }.map(\.name)
    return (["window \(number)"] + names.prefix(3)).joined(separator: ", ")
  }

  /// The window that is meant.
  func chosen() throws(ScriptError) -> SessionWindow {
    if let name {
      let value = (try? session.scope.environment.rawGet(name)) ?? .nil
      if let handle = session.windowHandle(in: value), !handle.window.isClosed {
        return SessionWindow(number: handle.number, window: handle.window)
      }
      let others = session.windowVariables.map(\.name)
      let remedy =
        others.isEmpty
        ? "without a name, the one used last is meant"
        : "open ones are in " + others.prefix(5).joined(separator: ", ")
      throw ScriptError(
        kind: .runtime,
        message: "\(Literal.name(name)) is no variable with an open window; \(remedy)"
      )
    }
    if let found = session.made.lastUsed { return found }
    let state = session.windows.isEmpty ? "there is no window yet" : "no window is open any more"
    throw ScriptError(
      kind: .runtime,
      message: "\(state); make one: Window { width = 390, height = 844, … }"
    )
  }

  private func view(
    of window: Window,
    numbered number: Int,
    withTruth: Bool,
    mostRows: Int?
  ) throws -> String {
    let still = try window.still(hasBars: true, hasTruth: withTruth, charging: session.work)
    let bars = still.bars
    let card = Card.of(WindowHandle(window, number: number))
    let legends = Axis.allCases.flatMap { bars[$0]?.legend(along: $0) ?? [] }
    return try text(of: still, above: [card] + legends, mostRows: mostRows)
  }

  /// A frame that is kept, and what happened in it.
  private func picture(
    of frame: Int,
    in window: Window,
    numbered number: Int,
    mostRows: Int?
  ) throws -> String {
    guard let still = session.made.stills.still(of: number, frame: frame) else {
      throw Mistake("no drawing of frame \(frame) is kept")
    }
    var block = FrameBlock()
    for event in window.trace.events(frames: frame...frame) {
      try session.work.note()
      block.add(event)
    }
    let lines = block.hasFrames ? block.lines : ["  frame \(frame), whose events are not kept"]
    return try text(of: still, above: lines, mostRows: mostRows)
  }

  /// A drawing with lines below it, as large as there is room.
  private func text(of still: Still, above lines: [String], mostRows: Int?) throws -> String {
    let columns = session.hooks.columns?()
    let below = lines.flatMap {
      $0.wrapped(to: columns, atLeast: 1).split(separator: "\n").map(String.init)
    }
    // The lower edge and a horizontal bar come on top of the rows.
    let rowsBelow = below.count + 1 + (still.bars[.horizontal]?.width ?? 0)
    let layout = Still.TextLayout(
      columns: columns,
      mostRows: min(mostRows.map { $0 - rowsBelow } ?? Still.mostRows, Still.mostRows)
    )
    let drawing = try still.text(layout, meter: session.work)
    return ([drawing] + below).joined(separator: "\n")
  }

  /// Scrolls the first scroll view of the window, as a finger would.
  ///
  /// - Throws: ``ScriptError`` if there is no such window, and for errors of callbacks.
  func scroll(_ scroll: WindowScroll) throws(ScriptError) {
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
    let found = try chosen()
    guard let window = found.window else {
      throw ScriptError(kind: .runtime, message: "the window is gone")
    }
    do {
      return try session.state.withLimits(session.interpreter.limits) {
        try body(window, found.number)
      }
    } catch let error as LuaError {
      throw ScriptError(error)
    } catch {
      let text = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
      throw ScriptError(kind: .runtime, message: text)
    }
  }

  /// Writes the events of the window, as JSON Lines.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - isForced: Whether it replaces a file that is no trace.
  /// - Returns: The number of events in the file.
  /// - Throws: ``ScriptError`` if there is no such window, or the file cannot be written.
  func writeTrace(to path: String, isForced: Bool) throws(ScriptError) -> Int {
    try withWindow { window, number in
      let events = window.trace.events { _ in true }
      let order = TraceOrder(
        path: path,
        isForced: isForced,
        events: events,
        window: number,
        isOfScript: false
      )
      let failure = try session.hooks.traceWriter?(order) { try session.work.note($0.workUnits) }
      if let failure { throw Mistake(failure) }
      return events.count
    }
  }

  private func trace(
    of window: Window,
    numbered number: Int,
    kinds: [Event.Kind],
    last count: Int
  ) throws -> String {
    let wanted = Set(kinds)
    let events = try window.trace.events { event in
      try session.work.note()
      return wanted.contains(event.kind)
    }
    let lines = events.suffix(count).map { EventLine.text(for: $0, window: number) }
    let left = events.count - lines.count
    if lines.isEmpty { return "  no such event is kept" }
    return ((left > 0 ? ["  … \(left) before"] : []) + lines).joined(separator: "\n")
  }

  /// The visible ids in the window.
  var idsInSight: [ViewID] {
    guard let window = try? chosen().window,
      let scroll = try? window.scrollView(), let ids = try? scroll.visibleIDs()
    else { return [] }
    return Array(ids.prefix(NameFinder.mostNames))
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

  /// The view that an id without quotes means; if no string matches, a number may.
  private func node(_ name: String, in window: Window) throws -> String {
    let spellings = Self.spellings(of: name)
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

  /// The ids that a text may mean: itself, a string in quotes, a number, a path with slashes.
  private static func spellings(of name: String) -> [ViewID] {
    if name.count > 2, let quote = name.first, "\"'".contains(quote), name.last == quote {
      return [.string(String(name.dropFirst().dropLast()))]
    }
    let plain = [ViewID.string(name)] + (Int(name, radix: 10).map { [.integer($0)] } ?? [])
    let parts = name.split(separator: "/").map { part in
      let text = part.trimmingSpaces
      return Int(text, radix: 10).map { ViewID.integer($0) } ?? .string(text)
    }
    return plain + (parts.count > 1 ? [ViewID(path: parts)].compactMap { $0 } : [])
  }
}

extension Substring {
  /// The text without surrounding spaces.
  fileprivate var trimmingSpaces: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

extension Card {
  /// What is known about a view, one fact on each line.
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

/// An end of a ``NaiveLazyStack``.
public enum NaiveEdge: String, Sendable {
  /// The top of a vertical stack.
  case start
  /// The bottom of a vertical stack.
  case end
}

extension NaiveLazyStack {
  /// Moves the offset by `delta` points as a finger would: one frame.
  @discardableResult
  public mutating func drag(by delta: Double) -> NaiveFrame {
    makeFrame { stack in
      stack.forgetAnchor()
      stack.rel -= delta
      stack.changes.user += delta
    }
  }

  /// Scrolls to the offset `y`, tentatively as for a drag.
  @discardableResult
  public mutating func scrollTo(y: Double) -> NaiveFrame {
    makeFrame { stack in
      stack.forgetAnchor()
      let delta = y - stack.contentOffset
      stack.rel -= delta
      stack.changes.script += delta
    }
  }

  /// Scrolls to a subview; an unknown id moves nothing.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - anchor: The fraction of subview and viewport that is aligned; nil for the smallest
  ///     movement.
  /// - Returns: The frame.
  @discardableResult
  public mutating func scrollTo(id: Int, anchor: Double? = nil) -> NaiveFrame {
    makeFrame { stack in
      guard let index = stack.line(of: id) else { return }
      stack.forgetAnchor()
      stack.scroll(to: index, id, anchor: anchor)
    }
  }

  /// Scrolls to an end of the list.
  @discardableResult
  public mutating func scrollTo(edge: NaiveEdge) -> NaiveFrame {
    makeFrame { stack in
      stack.forgetAnchor()
      if edge == .end, stack.landsAtGuess {
        stack.goesBeyondEnd = true
        let delta = stack.largestOffset - stack.contentOffset
        stack.rel -= delta
        stack.changes.script += delta
        return
      }
      guard !stack.items.isEmpty else { return }
      switch edge {
      case .start: stack.scroll(to: 0, anchor: 0, inset: stack.surroundings.before)
      case .end:
        stack.scroll(to: stack.lines.count - 1, anchor: 1, inset: -stack.surroundings.after)
      }
    }
  }

  /// Applies R14 without animation: to a line, or to the cell in it that has an id (Q26).
  ///
  /// The subview is placed behind its usual place by an inset, for what is beside it.
  mutating func scroll(
    to index: Int,
    _ id: Int? = nil,
    anchor: Double?,
    inset: Double = 0
  ) {
    defer {
      rel += inset
      changes.script -= inset
    }
    if isWithinExactReach(index) { walk(to: index) }
    let isInRun = index >= firstIndex && index < endIndex
    if isInRun {
      align(index - firstIndex, id, anchor: anchor)
    } else {
      startRun(atTarget: index, id, anchor: anchor)
    }
  }

  /// Whether the subview's estimated frame lies within P9 container lengths of the rect (R14).
  private func isWithinExactReach(_ index: Int) -> Bool {
    let start = position(of: index) - offset
    let guessedLength = guessedExtent(of: index..<index + 1) - spacing
    let distance = max(0, start - containerLength, -(start + guessedLength))
    return distance <= Self.exactReach * containerLength + Self.tolerance
  }

  private mutating func walk(to index: Int) {
    while firstIndex > index { growAtStart() }
    while endIndex <= index { growAtEnd() }
  }

  /// The distance of a cell from the start of its line, in which it is centered, and its length;
  /// the line itself for nil.
  private func place(of id: Int?, in line: Member) -> (shift: Double, length: Double) {
    let cell = id.flatMap { line.ids.firstIndex(of: $0) }
    let length = cell.map { line.lengths[$0] } ?? line.length
    return ((line.length - length) / 2, length)
  }

  private mutating func align(_ position: Int, _ id: Int?, anchor: Double?) {
    let (shift, length) = place(of: id, in: run[position])
    let start = start(at: position) + shift
    guard let anchor = anchor ?? nearerEdge(start: start, length: length) else { return }
    let move = start - anchor * (containerLength - length)
    rel -= move
    changes.script += move
  }

  /// The anchor of the smallest movement; nil if the subview is fully visible or covers the
  /// viewport (R14, Q13).
  private func nearerEdge(start: Double, length: Double) -> Double? {
    let end = start + length
    let isWithin = start >= -Self.tolerance && end <= containerLength + Self.tolerance
    let covers = start <= Self.tolerance && end >= containerLength - Self.tolerance
    if isWithin || covers { return nil }
    return nearerEdge(isBefore: start < 0, length: length)
  }

  /// The anchor for a subview before or after the rect: the start or the end.
  ///
  /// For a subview longer than the viewport it is the other one, with which the smallest movement
  /// fills the viewport.
  private func nearerEdge(isBefore: Bool, length: Double) -> Double {
    isBefore == (length <= containerLength) ? 0 : 1
  }

  private mutating func startRun(atTarget index: Int, _ id: Int?, anchor: Double?) {
    let offsetBefore = offset
    let position = position(of: index)
    let isBefore = index < firstIndex
    let (shift, length) = place(of: id, in: member(ofLine: index))
    let anchor = anchor ?? nearerEdge(isBefore: isBefore, length: length)
    startRun(at: index, rel: anchor * (containerLength - length) - shift, lead: position)
    changes.script += offset - offsetBefore
    jumped = true
  }
}

import DequeModule
import LazyExtents

extension LazyRun {
  /// Puts the line at a fraction of all lines at a place.
  ///
  /// With equal lengths the same fraction of the run's whole length is then there; 1 means the end
  /// of the last line. A line outside of the run starts it anew, so walk to the line first if it is
  /// near.
  func show(fraction: Double, at place: Double, using loader: some LineLoader) {
    if fraction == 1 { _ = loader.reached(.max) }
    guard count > 0 else { return }
    let steps = steps(atFraction: fraction)
    let index = index(atFraction: fraction)
    if lines.isEmpty {
      restart(.init(index: index, rel: 0, lead: 0, reason: .visible), using: loader)
      lead = advance(0..<index)
    } else if index < first || index >= last {
      let lead = position(of: index)
      restart(.init(index: index, rel: 0, lead: lead, reason: .target), using: loader)
    }
    guard !loader.hasStopped, first <= index, index < last else { return }
    let line = lines[index - first]
    let rest = steps - Double(index)
    let within = (fraction + rest) * line.length + rest * spacing
    guard folded != nil else { return move(by: place - within - line.rel) }
    if fraction == 1 { return move(by: place - reachEnd) }
    if fraction == 0 { return move(by: place - reachStart) }
    // The space that a layout leaves between lines is part of them.
    let gap = max(0, line.length - line.seenLength)
    move(by: place - (fraction + rest) * line.seenLength - rest * gap - line.seenStart)
  }

  /// The index at a fraction of all lines, by their number.
  func index(atFraction fraction: Double) -> Int {
    min(count - 1, Int(steps(atFraction: fraction).rounded(.down)))
  }

  /// How many lines a fraction of the way from the first to the last line is.
  private func steps(atFraction fraction: Double) -> Double {
    min(max(fraction, 0), 1) * Double(count - 1)
  }

  /// Begins again with the first line, which starts at a place.
  func beginWithFirst(at rel: Double, because reason: LoadReason, using loader: some LineLoader) {
    restart(.init(index: 0, rel: rel, lead: 0, reason: reason), using: loader)
  }

  /// Begins again with the last line.
  func beginWithLast(_ reason: LoadReason, using loader: some LineLoader) {
    guard let last = loader.reached(.max) else { return }
    restart(.init(index: last, rel: 0, lead: position(of: last), reason: reason), using: loader)
  }

  /// Whether the run is empty, and a span is far from where it would start.
  func isFar(from span: VisibleSpan) -> Bool {
    lines.isEmpty && count > 0 && !span.isInReach(fromEnd: emptyStart, profile: profile)
  }

  /// Begins near a span that is far from where an empty run would start, instead of walking there.
  func beginNear(_ span: VisibleSpan, using loader: some LineLoader) {
    guard isFar(from: span), let index = index(atDistance: span.start - emptyStart) else { return }
    let position = advance(0..<index)
    let rel = emptyStart + position
    restart(.init(index: index, rel: rel, lead: position, reason: .visible), using: loader)
  }

  /// The line that the estimate puts at a distance from the start; nil if lines have no length.
  private func index(atDistance distance: Double) -> Int? {
    guard isCold else {
      return min(estimator.index(atDistance: distance, from: 0, spacing: spacing), count - 1)
    }
    guard cold.length + spacing > 0 else { return nil }
    let steps = (distance / (cold.length + spacing)).rounded(.down)
    return min(Int(min(steps, Double(count))), count - 1)
  }

  /// Takes over the present lengths of a line's subviews, and puts the line at a place or leaves it
  /// where it is.
  ///
  /// The lines after it follow with ``alignSettled(upTo:)``.
  func remeasure(_ position: Int, at place: Double? = nil) {
    if let folded { return folded.unfold(position, at: place) }
    alignSettled(upTo: position)
    let rel = place ?? lines[position].rel
    let line = Line(index: lines[position].index, subviews: lines[position].subviews)
    let change = line.length - lines[position].length
    // What came into sight before what was there has no other length, but one that took two steps.
    if change != 0, !isLeadExact, isNewAtStart(position) {
      noteFindings { $0.corrected += change }
    }
    edit { $0[position] = line }
    takeNote(of: line)
    learn(line)
    line.rel = rel
    if position == 0 { emptyStart = rel }
    settled = min(settled ?? position, position)
  }

  /// Whether a line joined the run in this frame, before all that it held when the frame began.
  private func isNewAtStart(_ position: Int) -> Bool {
    let first = lines.firstIndex { line in
      let cell = line.subviews[0]
      return cell.before?.frame == cell.node.context.sight.ofRows
    }
    return first.map { position < $0 } ?? false
  }

  /// Aligns the lines after one that was measured again, all of them or up to a position.
  ///
  /// One call suffices for several lines that were measured again.
  func alignSettled(upTo position: Int? = nil) {
    if let folded, position == nil { folded.foldAgain(using: folded.fold.container.loader) }
    guard let settled else { return }
    let end = min(position ?? lines.count - 1, lines.count - 1)
    if end > settled {
      for later in settled + 1...end { lines[later].rel = lines[later - 1].relEnd + spacing }
    }
    self.settled = position == nil ? nil : max(settled, end)
  }
}

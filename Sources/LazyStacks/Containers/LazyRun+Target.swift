import DequeModule
import LazyExtents

extension LazyRun {
  /// Where a line starts in the stack: exact in the run, by the mean after it, by proportion before
  /// it (rule R14).
  func position(of index: Int) -> Double {
    if let position = skippedPlaces?.position(of: index) { return position }
    if index >= last {
      let gap = lines.isEmpty ? 0 : spacing
      return lead + extent + gap + advance(last..<index)
    }
    if index < first {
      let known = advance(0..<first)
      let fraction = known > 0 ? advance(0..<index) / known : Double(index) / Double(first)
      return lead * fraction
    }
    guard index > first else { return lead }
    return lead + extent(of: index - first) + spacing
  }

  /// Moves the run so that a target is aligned at an anchor; without one, so that it is fully
  /// visible after the smallest movement (rule R14).
  ///
  /// A line outside of the run starts the run anew at its estimated position. `isBefore` says
  /// whether the line is before what is in sight.
  func reveal(
    _ target: ScrolledTarget,
    anchor: Double?,
    isBefore: Bool,
    in span: VisibleSpan,
    using loader: some LineLoader
  ) {
    let index = target.line
    folded?.joinsStretches = false
    guard index < first || index >= last else {
      let view = target.bounds(in: lines[index - first])
      let rel =
        anchor.map { place(length: view.length, at: $0, in: span) } ?? nearest(view, in: span)
      move(by: rel - view.start)
      return
    }
    let position = position(of: index)
    restart(.init(index: index, rel: 0, lead: position, reason: .target), using: loader)
    guard let line = line(at: index) else { return }
    let view = target.bounds(in: line)
    let nearer = isBefore == (view.length <= span.length) ? 0.0 : 1
    move(by: place(length: view.length, at: anchor ?? nearer, in: span) - view.start)
  }

  private func place(length: Double, at anchor: Double, in span: VisibleSpan) -> Double {
    span.start + anchor * (span.length - length)
  }

  /// Where a view stands after the smallest movement that shows all of it or fills the span with
  /// it.
  private func nearest(_ view: (start: Double, length: Double), in span: VisibleSpan) -> Double {
    let end = view.start + view.length
    let isStartHidden = view.start.isClearlyLess(than: span.start)
    let isEndHidden = end.isClearlyGreater(than: span.end)
    guard isStartHidden != isEndHidden else { return view.start }
    let toStart = span.start - view.start
    let toEnd = span.end - end
    return view.start + (abs(toStart) < abs(toEnd) ? toStart : toEnd)
  }

  /// Loads the lines on the way to one that is outside of the run and not far away (parameter P9).
  func approach(
    _ index: Int,
    in span: VisibleSpan,
    using loader: some LineLoader
  ) {
    guard index < first || index >= last else { return }
    folded?.joinsStretches = false
    beginUpdate()
    let rel = position(of: index) - offset
    let distance =
      index >= last ? rel - span.end : span.start - (rel + estimator.extent(of: index..<index + 1))
    let isNear = distance <= profile.exactReach * span.length + Double.tolerance
    guard isNear || profile.scrollStrategy == .premeasure else { return }
    // A fold in which nothing is placed cannot continue, so it comes no nearer.
    while last <= index, loading.count < profile.loadLimit, !loader.hasStopped {
      let reached = last
      guard append(.target, using: loader), last > reached else { return }
    }
    while first > index, loading.count < profile.loadLimit, !loader.hasStopped {
      let reached = first
      prepend(.target, using: loader)
      guard first < reached else { return }
    }
  }
}

import LazyExtents

/// Moves the lines of a container so that one of them stands where a program wants it.
struct LineReveal {
  private let run: LazyRun
  private let loader: RowLoader

  init(in stack: LazyStackNode) {
    run = stack.run
    loader = stack.loader
  }

  /// Aligns a target at an anchor; without one, makes it fully visible after the smallest movement
  /// (rule R14).
  ///
  /// A line outside of the run starts the run anew at its estimated position. `isBefore` says
  /// whether the line is before what is in sight.
  func reveal(
    _ target: ScrolledTarget,
    anchor: Double?,
    isBefore: Bool,
    in span: VisibleSpan
  ) {
    let index = target.line
    run.folded?.joinsStretches = false
    if let line = run.line(at: index) {
      let view = target.bounds(in: line)
      let rel =
        anchor.map { place(length: view.length, at: $0, in: span) } ?? nearest(view, in: span)
      return run.move(by: rel - view.start)
    }
    let position = run.position(of: index)
    begin(with: index, lead: position, because: .target)
    guard let line = run.line(at: index) else { return }
    let view = target.bounds(in: line)
    let nearer = isBefore == (view.length <= span.length) ? 0.0 : 1
    run.move(by: place(length: view.length, at: anchor ?? nearer, in: span) - view.start)
  }

  /// Loads the lines on the way to one that is outside of the run and not far away (parameter P9).
  func approach(_ index: Int, in span: VisibleSpan) {
    guard run.place(ofLine: index) == nil else { return }
    run.folded?.joinsStretches = false
    run.beginUpdate()
    guard isNear(index, to: span) || run.profile.scrollStrategy == .premeasure else { return }
    let filling = RunFilling(of: run, showing: span, using: loader)
    // A fold in which nothing is placed cannot continue, so it comes no nearer.
    while run.last <= index, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let reached = run.last
      guard filling.append(because: .target), run.last > reached else { return }
    }
    while run.first > index, run.loading.count < run.profile.loadLimit, !loader.hasStopped {
      let reached = run.first
      filling.prepend(because: .target)
      guard run.first < reached else { return }
    }
  }

  /// Puts the line at a fraction of all lines at a place.
  ///
  /// With equal lengths the same fraction of the run's whole length is then there; 1 means the end
  /// of the last line. A line outside of the run starts it anew, so walk to the line first if it is
  /// near.
  func show(fraction: Double, at place: Double) {
    if fraction == 1 { _ = loader.reached(.max) }
    guard run.count > 0 else { return }
    let steps = run.steps(atFraction: fraction)
    let index = run.index(atFraction: fraction)
    if run.lines.isEmpty {
      begin(with: index, lead: 0, because: .visible)
      run.lead = run.advance(0..<index)
    } else if run.place(ofLine: index) == nil {
      begin(with: index, lead: run.position(of: index), because: .target)
    }
    guard !loader.hasStopped, let line = run.line(at: index) else { return }
    let (spacing, rest) = (run.spacing, steps - Double(index))
    guard run.folded != nil else {
      let within = (fraction + rest) * line.length + rest * spacing
      return run.move(by: place - within - line.rel)
    }
    if fraction == 1 { return run.move(by: place - run.reachEnd) }
    if fraction == 0 { return run.move(by: place - run.reachStart) }
    // The space that a layout leaves between lines is part of them.
    let gap = max(0, line.length - line.seenLength)
    run.move(by: place - (fraction + rest) * line.seenLength - rest * gap - line.seenStart)
  }

  private func begin(with index: Int, lead: Double, because reason: LoadReason) {
    let start = FreshStart(index: index, rel: 0, lead: lead, reason: reason)
    RunStart(of: run, using: loader).begin(start)
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

  /// Whether a line outside of the run is not far from a span.
  private func isNear(_ index: Int, to span: VisibleSpan) -> Bool {
    let rel = run.position(of: index) - run.offset
    let length = run.lengths.estimator.extent(of: index..<index + 1)
    let distance = index >= run.last ? rel - span.end : span.start - (rel + length)
    return distance <= run.profile.exactReach * span.length + Double.tolerance
  }
}

import DequeModule
import LazyExtents

extension LazyRun {
  /// Where a line starts in the stack: exact in the run, by the mean after it, by proportion
  /// before it (rule R14).
  func position(of index: Int) -> Double {
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

  /// Moves the run so that a line stands where an anchor says; without one, so that it is fully
  /// visible after the smallest movement (rule R14).
  ///
  /// A line that is not in the run starts the run anew, at its estimated position; `isBefore` says
  /// whether it is before what is in sight.
  func reveal(
    _ index: Int,
    anchor: Double?,
    isBefore: Bool,
    _ span: VisibleSpan,
    _ loader: some LineLoader
  ) {
    guard index < first || index >= last else {
      let line = lines[index - first]
      let rel = anchor.map { place(line.length, at: $0, in: span) } ?? nearest(line, span)
      move(by: rel - line.rel)
      return
    }
    let position = position(of: index)
    restart(at: index, rel: 0, lead: position, .target, loader)
    let length = lines[0].length
    let nearer = isBefore == (length <= span.length) ? 0.0 : 1
    move(by: place(length, at: anchor ?? nearer, in: span))
  }

  private func place(_ length: Double, at anchor: Double, in span: VisibleSpan) -> Double {
    span.start + anchor * (span.length - length)
  }

  /// Where a line stands after the smallest movement that shows all of it, or that fills the
  /// span with it.
  private func nearest(_ line: Line, _ span: VisibleSpan) -> Double {
    let isStartHidden = line.rel.isClearlyLess(than: span.start)
    let isEndHidden = line.relEnd.isClearlyGreater(than: span.end)
    guard isStartHidden != isEndHidden else { return line.rel }
    let toStart = span.start - line.rel
    let toEnd = span.end - line.relEnd
    return line.rel + (abs(toStart) < abs(toEnd) ? toStart : toEnd)
  }

  /// Walks to a line that is not in the run and not far away (parameter P9).
  func approach(
    _ index: Int,
    _ span: VisibleSpan,
    _ loader: some LineLoader
  ) {
    guard index < first || index >= last else { return }
    beginUpdate()
    let rel = position(of: index) - offset
    let distance =
      index >= last ? rel - span.end : span.start - (rel + estimator.extent(of: index..<index + 1))
    guard distance <= profile.exactReach * span.length + Double.tolerance else { return }
    while last <= index, loads < profile.loadLimit, !loader.hasStopped { append(.target, loader) }
    while first > index, loads < profile.loadLimit, !loader.hasStopped { prepend(.target, loader) }
  }
}

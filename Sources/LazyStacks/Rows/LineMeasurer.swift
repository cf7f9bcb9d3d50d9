/// A subview's place across its line, and the size that it is offered there.
struct PlaceInLine {
  let start: Double
  let length: Double
  let alignment: AlignmentGuide
  /// How it is aligned in a line that is longer.
  var alignmentInLine = AlignmentGuide.center
  let offer: ProposedSize
  /// Whether a lazy layout placed it, so that alignment guides do not count.
  var isFixed = false
}

/// Measures the subviews of a lazy container for their places across it, and knows which rows must
/// be measured again.
final class LineMeasurer {
  private let catalog: SubviewCatalog
  private let context: FrameContext
  private let axis: Axis
  /// The alignment of what is shorter than the container's cross length.
  var alignment: AlignmentGuide
  /// The cross length that the container is offered; nil without an offer.
  var offered: Double?
  /// The cross length of the container, in points.
  var crossLength = 0.0
  /// The cross length for which an estimator had all subviews measured; nil if that is still to be
  /// done.
  var truthAcross: Double?
  /// The rows in which a length changed since they were measured.
  ///
  /// They are read in each frame, and changed in single steps.
  @exclusivity(unchecked) private(set) var changedRows: [Node] = []

  init(_ catalog: SubviewCatalog, alignment: AlignmentGuide) {
    self.catalog = catalog
    context = catalog.context
    axis = catalog.axis
    self.alignment = alignment
  }

  /// The change of the cross length that makes all lengths invalid, in points (rule R9).
  static let resetThreshold = 0.01

  /// Marks a row to be measured again by the next fill.
  func noteChange(in row: Node) { changedRows.append(row) }

  /// Returns the rows that must be measured again, and forgets them.
  func takeChangedRows() -> [Node] {
    defer { changedRows.removeAll() }
    return changedRows
  }

  /// The place of a subview across the container.
  ///
  /// In a stack, and for headers and footers, it is the whole cross length. In a grid it is a
  /// column; the columns are aligned in the container.
  func place(of subview: Subview, column: Int) -> PlaceInLine {
    place(of: subview, column: column, columns: catalog.division.columns, crossLength: crossLength)
  }

  /// The place with given columns and a given cross length.
  func place(
    of subview: Subview,
    column: Int,
    columns: GridColumns?,
    crossLength: Double
  ) -> PlaceInLine {
    if let place = subview.folded.place {
      return PlaceInLine(
        start: place.across,
        length: 0,
        alignment: alignment,
        offer: place.offer,
        isFixed: true
      )
    }
    guard let columns, subview.role == .content, column < columns.count else {
      return PlaceInLine(
        start: 0,
        length: crossLength,
        alignment: alignment,
        offer: ProposedSize(along: nil, across: crossLength, axis: axis)
      )
    }
    let cell = columns[column]
    let free = crossLength - columns.length
    let margin = abs(free) <= Double.tolerance ? 0 : alignment.position(in: free)
    return PlaceInLine(
      start: margin + cell.start,
      length: cell.length,
      alignment: cell.alignment?.guide(axis.cross) ?? alignment,
      alignmentInLine: cell.alignment?.guide(axis) ?? .center,
      offer: ProposedSize(along: nil, across: cell.length, axis: axis)
    )
  }

  /// Measures a subview for its place across the container.
  ///
  /// - Returns: False if work is stopped, so that it must be measured again.
  func measure(_ subview: Subview, column: Int, because reason: LoadReason) -> Bool {
    guard !context.work.isStopped else { return false }
    let isReturning = !subview.isPlaced && !subview.measurement.isReported(in: context.trace.frame)
    let isReady = subview.preparation.isMeasured
    if isReturning, subview.folded.place == nil, !isReady { subview.measurement.invalidate() }
    let failures = context.callbacks.failureCount
    let place = place(of: subview, column: column)
    let (size, isNew) = sizeNow(of: subview, for: place.offer, because: reason)
    guard !context.work.isStopped else { return false }
    let across =
      place.isFixed
      ? place.start : place.start + place.position(of: subview.node, along: axis.cross, size: size)
    guard !context.work.isStopped else { return false }
    let former = subview.length
    subview.measurement.take(size[axis])
    subview.position.align(by: place.alignmentInLine)
    subview.node.place(at: Point(along: 0, across: across, axis: axis), proposal: place.offer)
    guard !context.work.isStopped else { return false }
    if context.callbacks.failureCount > failures { subview.life.take(.failed) }
    if isNew { tellMeasure(of: subview, length: subview.length, because: reason) }
    if reason != .prefetch, subview.preparation.isBegun {
      // The offer is another one than ahead, or what is in it was a guess.
      if isReady, isNew { subview.discardPreparation(isChanged: !former.isNearly(subview.length)) }
      subview.preparation.arrive(readyIn: isReady && !isNew ? context.trace.frame : nil)
      subview.endWaiting()
    } else if isNew, subview.preparation.discardArrival(in: context.trace.frame) {
      // What it did when it appeared made another view of it (claim 113).
      subview.reportDiscard(isChanged: true)
    }
    return true
  }

  /// The size of a subview for an offer, before its place is known.
  func size(of subview: Subview, for offer: ProposedSize, because reason: LoadReason) -> Size {
    let failures = context.callbacks.failureCount
    let (size, isNew) = sizeNow(of: subview, for: offer, because: reason)
    if isNew, !context.work.isStopped, context.callbacks.failureCount == failures {
      tellMeasure(of: subview, length: size[axis], because: reason)
    }
    return size
  }

  /// The size for an offer, and whether it had to be computed.
  private func sizeNow(
    of subview: Subview,
    for offer: ProposedSize,
    because reason: LoadReason
  ) -> (size: Size, isNew: Bool) {
    if subview.measurement.isOutdated {
      subview.node.invalidateSizesBelow()
      subview.measurement.noteForgotten()
    }
    let isNew = !subview.node.remembers(offer)
    return (
      context.evaluation.loading(reason, id: subview.id) { subview.node.sizeThatFits(offer) }, isNew
    )
  }

  private func tellMeasure(of subview: Subview, length: Double, because reason: LoadReason) {
    guard !subview.isStandIn else { return }
    subview.measurement.noteReport(in: context.trace.frame)
    subview.life.take(.measured)
    context.record(
      .measure(view: subview.viewName, length: length, reason: reason),
      of: subview.inTrace
    )
  }
}

extension PlaceInLine {
  /// The start of a view in its place across the axis of a lazy container.
  ///
  /// A lazy container does not know all its subviews, so the alignment line is where it is by
  /// default in a view as long as the place.
  func position(of view: Node, along axis: Axis, size: Size) -> Double {
    guard let own = view.explicitAlignment(of: alignment, along: axis, proposal: offer) else {
      return alignment.position(in: length - size[axis])
    }
    return alignment.position(in: length) - own
  }
}

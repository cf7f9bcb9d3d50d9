import LazyExtents

extension LazyStackNode {
  /// The greatest number of lines that came or went that are named.
  private static let fewLines = 4

  /// Whether all of the container is before what is in sight.
  var endsBeforeSight: Bool {
    guard track != nil, !placement.isEmpty else { return false }
    return !(startInRegion + run.length).isClearlyGreater(than: visibleSpan.start)
  }

  /// Reports all lines that came and went in a container before what is in sight, if no line kept
  /// its place.
  func tellWhole(_ change: LineChange, from old: SubviewList) {
    guard let stretches = change.stretches, !change.subviews.isEmpty else { return }
    let kept = stretches.reduce(0) { $0 + $1.old.count }
    let (inserted, removed) = (change.newCount - kept, change.old.count - kept)
    run.noteFindings { findings in
      let known = findings.edit.flatMap { $0.removed == removed ? $0.removedLength : nil }
      findings.behind = 0
      findings.edit = nil
      findings.add(
        inserted: inserted,
        removed: removed,
        change: 0,
        removedLength: removed == 0 ? 0 : known
      )
    }
    let end = LazyRun.Anchor(old: change.old.count, new: change.newCount, rel: 0)
    nameFew(change, around: end, from: old)
  }

  /// Names the lines that came and went before the line that kept its place, if they are few.
  func nameFew(_ change: LineChange, around anchor: LazyRun.Anchor, from old: SubviewList) {
    guard let edit = run.findings?.edit else { return }
    guard change.old.isOneEach, change.new.isOneEach else {
      return nameCells(change, around: anchor, from: old)
    }
    if edit.removed > 0 {
      let departed = change.departures(before: anchor.old, movedTo: anchor.new)
      run.findings?.edit?.moved = Self.count(of: departed, in: change.subviews.stretches)
      if edit.removed <= Self.fewLines {
        let gone = departed.joined()
        run.findings?.edit?.removedIDs = gone.compactMap { listedID(at: $0, in: old) }
        let moved = gone.filter { change.subviews.newIndex(of: $0) != nil }
        let twins = moved.filter { hasTwin(at: $0, in: old) }
        run.findings?.edit?.movedIDs = moved.filter { !twins.contains($0) }
          .compactMap { listedID(at: $0, in: old) }
        run.findings?.edit?.moved -= twins.count
      }
    }
    if edit.inserted > 0 {
      run.findings?.edit?.brought = change.subviews.stretches.reduce(0) { brought, stretch in
        guard stretch.old.lowerBound > anchor.old, stretch.new < anchor.new else { return brought }
        return brought + min(stretch.old.count, anchor.new - stretch.new)
      }
    }
    if edit.inserted > 0, edit.inserted <= Self.fewLines, edit.removed > 0, edit.brought == 0 {
      run.findings?.edit?.insertedIDs = come(change.subviews.stretches, before: anchor.new)
    } else if edit.inserted > 0, edit.inserted <= Self.fewLines {
      let come = arrivals(change.subviews, between: (-1, -1), and: (anchor.old, anchor.new))
      run.findings?.edit?.insertedIDs = come.compactMap { listedID(at: $0, in: list) }
      let stretches = change.subviews.stretches
      let brought = come.filter { new in stretches.contains { $0.new <= new && new < $0.end } }
      run.findings?.edit?.broughtIDs = brought.compactMap { listedID(at: $0, in: list) }
    }
    if edit.inserted > 0, edit.inserted <= Self.fewLines {
      nameBrought(from: change.subviews.stretches, around: anchor)
    }
    nameElements(change, around: anchor, from: old)
  }

  /// Names the lines that were moved in, if no line kept its place.
  private func nameBrought(from stretches: [KeptStretch], around anchor: LazyRun.Anchor) {
    guard let edit = run.findings?.edit, edit.broughtIDs.isEmpty, edit.brought == edit.inserted
    else { return }
    let places = stretches.lazy
      .filter { $0.old.lowerBound > anchor.old && $0.new < anchor.new }
      .flatMap { $0.new..<min($0.end, anchor.new) }
    run.findings?.edit?.broughtIDs = places.compactMap { self.listedID(at: $0, in: self.list) }
  }

  /// Counts the cells of a grid that came and went before what kept its place, if the others moved
  /// on from line to line; otherwise names those whose lines went, if they are few.
  private func nameCells(
    _ change: LineChange,
    around anchor: LazyRun.Anchor,
    from old: SubviewList
  ) {
    guard anchor.old < change.old.count else { return }
    let kept = change.old.subviews(of: anchor.old).lazy.compactMap { place in
      change.subviews.newIndex(of: place).map { (old: place, new: $0) }
    }.first { change.new.line(of: $0.new) == anchor.new }
    guard let kept else {
      run.findings?.edit?.reflows = change.reflows()
      return
    }
    let departed = change.subviews.departures(before: kept.old, movedTo: kept.new)
    let count = departed.reduce(0) { $0 + $1.count }
    let reflows = change.reflows(before: kept.old + 1)
    run.findings?.edit?.reflows = reflows
    let stretches = change.subviews.stretches
    let isMoved =
      Self.count(of: departed, in: stretches) > 0
      || stretches.contains { $0.old.lowerBound > kept.old && $0.new < kept.new }
    guard !isMoved else { return }
    guard !reflows else {
      let came = kept.new - (kept.old - count)
      run.findings?.edit?.cells = EstimateChange.Cells(came: came, went: count)
      return
    }
    guard count <= Self.fewLines else { return }
    let gone = departed.joined()
    run.findings?.edit?.removedIDs = gone.compactMap { listedID(at: $0, in: old) }
  }

  /// Whether something else that was in sight has the id of a line that went: to a person that one
  /// is still there, whichever of them is found by the id now.
  func hasTwin(at index: Int, in old: SubviewList) -> Bool {
    guard let id = listedID(at: index, in: old) else { return false }
    return seenLines.held.contains { $0.before.index != index && $0.subviews[0].id == id }
  }

  /// The ids of the new lines before another one, if they are known.
  private func come(_ stretches: [KeptStretch], before end: Int) -> [ViewID] {
    let come = Self.gaps(between: stretches, before: end).lazy.joined()
    return Array(
      come.lazy.compactMap { self.listedID(at: $0, in: self.list) }.prefix(Self.fewLines)
    )
  }

  /// The ids of what came in where no line is held, if they are few and known.
  func unheldArrivals(of count: Int) -> [ViewID] {
    guard count <= Self.fewLines, let kept else { return [] }
    let come = Self.gaps(between: kept, before: list.count).lazy.joined()
      .filter { self.run.line(at: $0) == nil }
    let ids = come.compactMap { self.listedID(at: $0, in: self.list) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }

  /// The ids of what went where no line was held, if they are few and known.
  func unheldDepartures(of count: Int) -> [ViewID] {
    guard count <= Self.fewLines, let kept, let former = edits.former else { return [] }
    let held = seenLines.held.map { $0.before.index..<$0.before.index + $0.subviews.count }
    let gone = Self.gaps(between: kept.map(\.old), before: former.count).lazy.joined()
      .filter { index in !held.contains { $0.contains(index) } }
    let ids = gone.compactMap { self.listedID(at: $0, in: former) }.prefix(count)
    return ids.count == count ? Array(ids) : []
  }

  /// The places of new lines between those that kept theirs.
  static func gaps(between kept: [KeptStretch], before end: Int) -> [Range<Int>] {
    gaps(between: kept.map { $0.new..<$0.end }, before: end)
  }

  private static func gaps(between ranges: [Range<Int>], before end: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    let stretches = ranges.sorted { $0.lowerBound < $1.lowerBound }
    for stretch in stretches + [end..<end] {
      gaps.append(next..<max(next, min(stretch.lowerBound, end)))
      next = max(next, stretch.upperBound)
    }
    return gaps
  }

  private func listedID(at index: Int, in list: SubviewList) -> ViewID? {
    list.listedID(at: catalog.isReversed ? list.count - 1 - index : index)
  }

  /// How many of the lines that left their places still exist.
  ///
  /// - Complexity: O(*n* log *n*) in the ranges and stretches.
  private static func count(of departed: [Range<Int>], in stretches: [KeptStretch]) -> Int {
    var count = 0
    var next = 0
    for range in departed.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      while next < stretches.count, stretches[next].old.upperBound <= range.lowerBound { next += 1 }
      var place = next
      while place < stretches.count, stretches[place].old.lowerBound < range.upperBound {
        count += range.clamped(to: stretches[place].old).count
        place += 1
      }
    }
    return count
  }

  /// The new lines between two old ones; empty if lines changed places.
  private func arrivals(
    _ change: SubviewListChange,
    between first: (old: Int, new: Int),
    and last: (old: Int, new: Int)
  ) -> [Int] {
    guard last.new - first.new > last.old - first.old else { return [] }
    guard last.old - first.old > 1 else { return Array((first.new + 1)..<last.new) }
    let middle = first.old + (last.old - first.old) / 2
    guard let new = change.newIndex(of: middle), new > first.new, new < last.new else { return [] }
    return arrivals(change, between: first, and: (middle, new))
      + arrivals(change, between: (middle, new), and: last)
  }
}

extension SubviewList {
  /// The id of the element to which a subview belongs, if elements can come and go.
  fileprivate func listedID(at index: Int) -> ViewID? {
    let location = location(of: index)
    // The id of an element with several subviews, such as a section, is not that of one of them.
    guard segments[location.segment].uneven == nil, segments[location.segment].arity == 1 else {
      return nil
    }
    guard case .elements(_, let identities) = segments[location.segment].kind else { return nil }
    if case .indexed = identities { return nil }
    return segments[location.segment].id(ofElement: location.element)
  }
}

extension SubviewList.Segment {
  /// The id of an element, also if its data changed since.
  func id(ofElement element: Int) -> ViewID? {
    guard case .elements(let source, let identities) = kind else { return nil }
    guard case .listed(let ids) = identities else { return try? source.id(at: element) }
    return ids.indices.contains(element) ? ids[element] : nil
  }
}

import LazyExtents

/// Finds out what the report of an edit says of it: how many lines came and went before what keeps
/// its place, and which, if they are few.
///
/// It writes into the findings of the run, which counted the lines.
struct EditReport {
  let stack: LazyStackNode
  let change: LineChange
  /// The list before the edit.
  let old: SubviewList
  private var run: LazyRun { stack.run }

  init(of change: LineChange, from old: SubviewList, in stack: LazyStackNode) {
    self.stack = stack
    self.change = change
    self.old = old
  }

  /// The greatest number of lines that came or went that are named.
  static let fewLines = 24

  /// Reports all lines that came and went in a container before what is in sight, if no line kept
  /// its place.
  func noteAll() {
    guard let stretches = change.stretches, !change.subviews.isEmpty else { return }
    let kept = stretches.keptCount
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
    let end = UpdateAnchor(old: change.old.count, new: change.newCount, rel: 0)
    name(around: end)
  }

  /// Names the lines that came and went before the line that kept its place, if they are few.
  func name(around anchor: UpdateAnchor) {
    guard let edit = run.findings?.edit else { return }
    guard change.old.isOneEach, change.new.isOneEach else {
      return nameCells(around: anchor)
    }
    if edit.removed > 0 {
      let departed = change.departures(before: anchor.old, movedTo: anchor.new)
      run.findings?.edit?.moved = Self.count(of: departed, in: change.subviews.stretches)
      if edit.removed <= Self.fewLines {
        let gone = departed.joined()
        run.findings?.edit?.removedIDs = gone.compactMap {
          stack.catalog.listed.id(at: $0, in: old)
        }
        let moved = gone.filter { change.subviews.newIndex(of: $0) != nil }
        let twins = moved.filter { hasTwin(at: $0) }
        run.findings?.edit?.movedIDs = moved.filter { !twins.contains($0) }
          .compactMap { stack.catalog.listed.id(at: $0, in: old) }
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
      run.findings?.edit?.insertedIDs = come.compactMap {
        stack.catalog.listed.id(at: $0, in: stack.list)
      }
      let stretches = change.subviews.stretches
      let brought = come.filter { new in stretches.contains { $0.new <= new && new < $0.end } }
      run.findings?.edit?.broughtIDs = brought.compactMap {
        stack.catalog.listed.id(at: $0, in: stack.list)
      }
    }
    if edit.inserted > 0, edit.inserted <= Self.fewLines {
      nameBrought(from: change.subviews.stretches, around: anchor)
    }
    nameElements(around: anchor)
  }

  /// Names the lines that were moved in, if no line kept its place.
  private func nameBrought(from stretches: [KeptStretch], around anchor: UpdateAnchor) {
    guard let edit = run.findings?.edit, edit.broughtIDs.isEmpty, edit.brought == edit.inserted
    else { return }
    let places = stretches.lazy
      .filter { $0.old.lowerBound > anchor.old && $0.new < anchor.new }
      .flatMap { $0.new..<min($0.end, anchor.new) }
    run.findings?.edit?.broughtIDs = places.compactMap {
      stack.catalog.listed.id(at: $0, in: stack.list)
    }
  }

  /// Counts the cells of a grid that came and went before what kept its place, if the others moved
  /// on from line to line; otherwise names those whose lines went, if they are few.
  private func nameCells(around anchor: UpdateAnchor) {
    if isOfOrderAlone, let edit = run.findings?.edit {
      run.findings?.edit?.moved = edit.removed
      run.findings?.edit?.brought = edit.inserted
    }
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
    run.findings?.edit?.removedIDs = gone.compactMap { stack.catalog.listed.id(at: $0, in: old) }
  }

  /// Whether nothing came or went, so that all lines that did were moved.
  private var isOfOrderAlone: Bool {
    let kept = change.subviews.stretches.keptCount
    return kept == old.count && kept == change.subviews.newCount
  }

  /// Whether something else that was in sight has the id of a line that went: to a person that one
  /// is still there, whichever of them is found by the id now.
  func hasTwin(at index: Int) -> Bool {
    guard let id = stack.catalog.listed.id(at: index, in: old) else { return false }
    return stack.seenLines.held.contains { $0.before.index != index && $0.subviews[0].id == id }
  }

  /// The ids of the new lines before another one, if they are known.
  private func come(_ stretches: [KeptStretch], before end: Int) -> [ViewID] {
    let come = stretches.gaps(before: end).lazy.joined()
    return Array(
      come.lazy.compactMap { stack.catalog.listed.id(at: $0, in: stack.list) }.prefix(Self.fewLines)
    )
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

extension [KeptStretch] {
  /// The places of new lines between those that kept theirs.
  func gaps(before end: Int) -> [Range<Int>] {
    map { $0.new..<$0.end }.gaps(before: end)
  }
}

extension [Range<Int>] {
  /// What lies between ranges, from 0 to an end.
  func gaps(before end: Int) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var next = 0
    let stretches = sorted { $0.lowerBound < $1.lowerBound }
    for stretch in stretches + [end..<end] {
      gaps.append(next..<Swift.max(next, Swift.min(stretch.lowerBound, end)))
      next = Swift.max(next, stretch.upperBound)
    }
    return gaps
  }
}

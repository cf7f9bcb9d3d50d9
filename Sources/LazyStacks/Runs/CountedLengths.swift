import LazyExtents

/// The lines of a run that counted with their own lengths before an edit, which moves what stands
/// in them.
struct CountedLengths {
  /// The lengths of what stands in the places of lines, by these places.
  let stood: [Int: Double]
  /// Where the lines stand after the edit.
  let knownBefore: [Range<Int>]

  init(in run: LazyRun, before change: LineChange) {
    stood = Self.lengthsByPlace(of: run, change)
    knownBefore = Self.knownBefore(of: run, change)
  }

  /// The lengths of what stands in the places of lines, if cells move on from line to line: in the
  /// run, and in as many lines before it if these count with their lengths.
  private static func lengthsByPlace(of run: LazyRun, _ change: LineChange) -> [Int: Double] {
    guard change.stretches == nil, !change.subviews.isEmpty, change.reflows() else { return [:] }
    var lengths: [Int: Double] = [:]
    for line in run.lines { lengths[line.index] = line.length }
    guard run.isLeadExact else { return lengths }
    for index in max(0, run.first - run.lines.count)..<run.first {
      lengths[index] = run.lengths.recorded(index)
    }
    return lengths
  }

  /// Where the lines stand after an edit that counted with their lengths: those of the run, and
  /// those before it if they are known.
  private static func knownBefore(of run: LazyRun, _ change: LineChange) -> [Range<Int>] {
    let counted = (run.isLeadExact ? 0 : run.first)..<run.first + run.lines.count
    guard !counted.isEmpty, let stretches = change.stretches else { return [] }
    return stretches.compactMap { stretch in
      let known = stretch.old.clamped(to: counted)
      let distance = stretch.new - stretch.old.lowerBound
      return known.isEmpty ? nil : known.lowerBound + distance..<known.upperBound + distance
    }
  }
}

internal import LazyStacks

/// How far two recordings of one scene are apart, frame by frame.
public struct RecordingComparison: Sendable {
  /// What is compared of a frame.
  public enum Figure: String, CaseIterable, Sendable {
    /// Where the viewport starts in the content, in points.
    case offset
    /// The length of the content, in points.
    case size
    /// Where rows that both have in sight stand, in points.
    case place
    /// Which rows are in sight, by their number.
    case sight
    /// How many rows live, or were made and not given up.
    case views
    /// Which rows were told that they come into sight or leave it, by their number.
    case calls
  }

  /// A figure of a frame that differs.
  public struct Difference: Sendable {
    /// The number of the frame.
    public var frame: Int
    /// What differs.
    public var figure: Figure
    /// By how much, in points or rows.
    public var by: Double
    /// Both values, in words: `25000`, `26015.4`; of what one number tells only the first.
    public var values: (own: String, other: String)

    /// The values, with the names of what they are of: `25000 in a.jsonl, 26015.4 in lazylab`.
    public func words(own: String, other: String) -> String {
      values.other.isEmpty
        ? values.own : "\(values.own) in \(own), \(values.other) in \(other)"
    }
  }

  /// What became of a figure over all frames.
  public struct Summary: Equatable, Sendable {
    /// The figure.
    public var figure: Figure
    /// In how many frames it was compared.
    public var frames = 0
    /// In how many it differs by more than is allowed.
    public var differing = 0
    /// The greatest difference.
    public var greatest = 0.0
    /// The sum of all differences.
    public var sum = 0.0
    /// The sum of what is more than is allowed.
    var excess = 0.0
  }

  /// The first figure that differs by more than is allowed; nil if none does.
  public private(set) var first: Difference?
  /// Each figure that both have.
  public private(set) var summaries: [Summary] = []
  /// How many frames both have.
  public private(set) var frames = 0

  /// How far apart what is the same may be.
  public struct Tolerance: Equatable, Sendable {
    /// For lengths and places, in points.
    public var points: Double
    /// For numbers of rows.
    public var rows: Double

    /// Creates tolerances.
    public init(points: Double, rows: Double) { (self.points, self.rows) = (points, rows) }

    /// Half a point and one row.
    public static let usual = Tolerance(points: 0.5, rows: 1)
    /// Nothing.
    public static let none = Tolerance(points: 0, rows: 0)

    fileprivate func of(_ figure: Figure) -> Double {
      switch figure {
      case .offset, .size, .place: points
      case .sight, .views, .calls: rows
      }
    }
  }

  /// Compares the frames of one recording with those of another one.
  public init(
    of frames: [Recording.Frame],
    with others: [Recording.Frame],
    within tolerance: Tolerance = .usual
  ) {
    var summaries = Figure.allCases.map { Summary(figure: $0) }
    var (views, otherViews) = (0, 0)
    var place = 0
    var isWhole = true
    for frame in frames {
      while place < others.count, others[place].number < frame.number {
        otherViews += others[place].lives
        place += 1
      }
      views += frame.lives
      guard place < others.count, others[place].number == frame.number else { continue }
      let other = others[place]
      otherViews += other.lives
      place += 1
      self.frames += 1
      var differences = frame.differences(from: other, within: tolerance.points)
      if frame.created != nil, other.created != nil {
        // After a frame that is missing, nobody knows how many rows live.
        isWhole = isWhole && self.frames == frame.number
        let by = isWhole ? abs(views - otherViews) : abs(frame.lives - other.lives)
        let words = isWhole ? ("\(views)", "\(otherViews)") : ("\(by) more or fewer come", "")
        differences.append(FigureDistance(.views, by: Double(by)) { words })
      }
      for difference in differences {
        guard let index = Figure.allCases.firstIndex(of: difference.figure) else { continue }
        summaries[index].frames += 1
        summaries[index].sum += difference.by
        summaries[index].greatest = max(summaries[index].greatest, difference.by)
        let excess = difference.by - tolerance.of(difference.figure)
        guard excess > 0 else { continue }
        summaries[index].differing += 1
        summaries[index].excess += excess
        guard first == nil else { continue }
        first = Difference(
          frame: frame.number,
          figure: difference.figure,
          by: difference.by,
          values: difference.values()
        )
      }
    }
    self.summaries = summaries.filter { $0.frames > 0 }
  }

  /// Whether nothing differs by more than is allowed.
  public var isSame: Bool { first == nil }

  /// How far both are apart over all frames, points and rows together.
  var distance: FitDistance {
    summaries.reduce(into: FitDistance()) {
      distance,
      summary in
      distance.beyond += summary.excess
      distance.whole += summary.sum
      distance.figures += summary.differing
    }
  }
}

/// How far apart two frames are in a figure; the words are made only for the one that is told.
private struct FigureDistance {
  let figure: RecordingComparison.Figure
  let by: Double
  let values: () -> (own: String, other: String)

  init(
    _ figure: RecordingComparison.Figure,
    by distance: Double,
    values: @escaping () -> (own: String, other: String)
  ) {
    (self.figure, by, self.values) = (figure, distance, values)
  }
}

extension Recording.Frame {
  /// How many more rows live after it.
  fileprivate var lives: Int { (created?.count ?? 0) - (destroyed?.count ?? 0) }

  fileprivate func differences(
    from other: Recording.Frame,
    within points: Double
  ) -> [FigureDistance] {
    var found: [FigureDistance] = []
    for (figure, own, others) in [
      (RecordingComparison.Figure.offset, offset, other.offset), (.size, size, other.size),
    ] {
      guard let own, let others else { continue }
      found.append(
        FigureDistance(figure, by: abs(own - others)) { (own.words, others.words) }
      )
    }
    if let rows, let others = other.rows {
      found += differences(of: rows, from: others, within: points)
    }
    let calls = [(appeared, other.appeared), (disappeared, other.disappeared)]
    let compared = calls.compactMap { own, others in
      own.flatMap { own in others.map { Set(own).symmetricDifference($0).count } }
    }
    if !compared.isEmpty {
      let count = compared.reduce(0, +)
      found.append(FigureDistance(.calls, by: Double(count)) { ("\(count) differ", "") })
    }
    return found
  }

  private func differences(
    of rows: [Recording.Row],
    from others: [Recording.Row],
    within points: Double
  ) -> [FigureDistance] {
    let known = Dictionary(others.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var farthest: (own: Recording.Row, other: Recording.Row)?
    var distance = 0.0
    var isShared = false
    for row in rows {
      guard let other = known[row.id] else { continue }
      isShared = true
      let by = max(abs(row.start - other.start), abs(row.length - other.length))
      if by > distance { (farthest, distance) = ((row, other), by) }
    }
    let place = FigureDistance(.place, by: distance) {
      guard let (row, other) = farthest else { return ("the same", "") }
      return (
        "of \(row.id) \(row.start.words) and \(row.length.words) points",
        "\(other.start.words) and \(other.length.words)"
      )
    }
    let ids = Set(rows.map(\.id))
    let only = rows.filter { known[$0.id] == nil && $0.length > 0 }
    let missing = others.filter { !ids.contains($0.id) && $0.length > 0 }
    let sight = FigureDistance(.sight, by: Double(only.count + missing.count)) {
      let words = [Self.words(only, "more"), Self.words(missing, "fewer")].compactMap(\.self)
      return (words.joined(separator: ", "), "")
    }
    return isShared ? [place, sight] : [sight]
  }

  private static func words(_ rows: [Recording.Row], _ what: String) -> String? {
    rows.first.map { "\(rows.count) \(what), as \($0.id)" }
  }
}

extension Double {
  /// The number with at most three decimals.
  var words: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}

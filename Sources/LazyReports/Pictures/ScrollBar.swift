public import LazyTrace

/// The bar beside a drawing that shows where a scroll view's visible region is in its content.
///
/// It has a mark for each part of the content: in sight, measured, or guessed in any part. If the
/// truth is known, a second bar beside it shows where the region would be if all were measured.
public struct ScrollBar: Equatable, Sendable {
  let map: ContentMap
  let truth: ContentTruth?

  /// The number of parts into which the content should be divided: more than a bar has cells.
  public static let parts = 120
  private static let sight: Character = "█"

  /// The marks for content out of sight.
  private struct Marks {
    let measured: Character
    let guessed: Character

    init(along axis: Axis) {
      (measured, guessed) = axis == .vertical ? ("│", "┊") : ("─", "┄")
    }
  }

  /// Creates a bar.
  ///
  /// - Parameters:
  ///   - map: Where the region is and what is measured.
  ///   - truth: The true length of the content; nil if that was not requested.
  public init(_ map: ContentMap, truth: ContentTruth? = nil) {
    self.map = map
    self.truth = truth
  }

  /// How many bars stand side by side.
  public var width: Int { truth == nil ? 1 : 2 }

  /// How much of the content is guessed, 0...1.
  private var guessedShare: Double {
    1 - map.measured.reduce(0, +) / Double(max(1, map.measured.count))
  }

  /// The meaning of the marks and, with the truth, the errors of content size and offset.
  public func legend(along axis: Axis) -> [String] {
    let marks = Marks(along: axis)
    var words = "\(Self.sight) in sight  \(marks.measured) measured"
    if guessedShare > 0 {
      words += "  \(marks.guessed) estimated: \(Self.percent(guessedShare)) of the content"
    }
    guard let truth else { return [words] }
    return [
      words + "; the second bar shows the true place",
      "content size "
        + Self.comparison(map.contentLength, with: truth.contentLength, isRelative: true),
      "offset       " + Self.comparison(map.offset, with: truth.offset, isRelative: false),
    ]
  }

  /// The marks from the start of the content to its end, and those of the second bar.
  func cells(count: Int, along axis: Axis) -> [[Character]] {
    let sight = Self.cells(
      of: map.offset,
      within: map.regionLength,
      in: map.contentLength,
      count: count
    )
    let marks = Marks(along: axis)
    let bar = (0..<count).map { cell -> Character in
      if sight.contains(cell) { return Self.sight }
      return isMeasured(cell, of: count) ? marks.measured : marks.guessed
    }
    guard let truth else { return [bar] }
    let seen = Self.cells(
      of: truth.offset,
      within: map.regionLength,
      in: truth.contentLength,
      count: count
    )
    return [bar, (0..<count).map { seen.contains($0) ? Self.sight : marks.measured }]
  }

  private func isMeasured(_ cell: Int, of count: Int) -> Bool {
    let parts = map.measured.count
    guard parts > 0 else { return true }
    let first = cell * parts / count
    let end = max(first + 1, (cell + 1) * parts / count)
    return map.measured[first..<min(end, parts)].allSatisfy(Self.isMeasured)
  }

  /// Whether a share of a part is all of it, whatever dividing rounded.
  static func isMeasured(_ share: Double) -> Bool { share > 0.999 }

  /// The cells that a region covers, at least one.
  private static func cells(
    of offset: Double,
    within region: Double,
    in content: Double,
    count: Int
  ) -> Range<Int> {
    guard content > region, content > 0 else { return 0..<count }
    let scale = Double(count) / content
    let first = (offset * scale).rounded().whole(in: 0...count - 1)
    return first..<((offset + region) * scale).rounded().whole(in: first + 1...count)
  }

  private static func comparison(_ value: Double, with truth: Double, isRelative: Bool) -> String {
    let difference = value - truth
    let words = "\(NumberFormat.decimal(value)), in truth \(NumberFormat.decimal(truth))"
    guard difference.magnitude > 1e-6 else { return words + ": no error" }
    let share = isRelative && truth > 0 ? " (\(percent(difference / truth)))" : ""
    return "\(words): error \(NumberFormat.change(difference))\(share)"
  }

  /// A share in percent, with one decimal; never 0 or 100 for a share that is only close to it.
  private static func percent(_ share: Double) -> String {
    var value = (share * 1_000).rounded() / 10
    if value == 100, share < 1 { value = 99.9 }
    if value == 0, share != 0 { value = share < 0 ? -0.1 : 0.1 }
    return "\(NumberFormat.decimal(value)) %"
  }

  /// The parts of the content that are measured, as fractions of it.
  var measuredParts: [Range<Double>] {
    let count = Double(max(1, map.measured.count))
    guard !map.measured.isEmpty else { return [0..<1] }
    var parts: [Range<Double>] = []
    for (index, share) in map.measured.enumerated() where Self.isMeasured(share) {
      let (start, end) = (Double(index) / count, Double(index + 1) / count)
      if let last = parts.last, last.upperBound == start {
        parts[parts.count - 1] = last.lowerBound..<end
      } else {
        parts.append(start..<end)
      }
    }
    return parts
  }

  /// Which part of the content is in sight, as a fraction of it.
  func sight(isTruth: Bool) -> Range<Double> {
    let (offset, content) =
      isTruth
      ? (truth?.offset ?? 0, truth?.contentLength ?? 0) : (map.offset, map.contentLength)
    guard content > map.regionLength, content > 0 else { return 0..<1 }
    let start = min(max(0, offset / content), 1)
    return start..<max(start, min(1, (offset + map.regionLength) / content))
  }
}

/// The places of the cells of a line: columns of a vertical grid, rows of a horizontal one.
///
/// They need room for the items that describe them, however many columns an item makes.
struct GridColumns: RandomAccessCollection, Equatable {
  struct Column: Equatable {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  /// The columns that one item makes, which are alike and stand at equal distances.
  private struct Share: Equatable {
    /// The index of the first one among all columns.
    let first: Int
    let count: Int
    /// Where the first one starts.
    let start: Double
    /// How long each is.
    let length: Double
    /// The distance between two, and from the last one to the next item's.
    let spacing: Double
    let alignment: Alignment?

    /// The index behind the last one.
    var end: Int { first + count }

    /// Where the last one ends.
    var endPlace: Double { start(of: end - 1) + length }

    func start(of index: Int) -> Double { start + Double(index - first) * (length + spacing) }
  }

  private var shares: [Share] = []
  /// The length of the grid itself, from the start of the first column to the end of the last in
  /// the first division; the columns start where it starts and may stick out.
  private(set) var length = 0.0

  var startIndex: Int { 0 }
  /// How many cells a line has.
  var endIndex: Int { shares.last?.end ?? 0 }

  /// The column with an index.
  subscript(index: Int) -> Column {
    let share = shares[shares.countOfFirst { $0.end <= index }]
    return Column(start: share.start(of: index), length: share.length, alignment: share.alignment)
  }

  /// Divides a length among items, and then divides the resulting length among them again (rule
  /// R18).
  ///
  /// The first division determines the length of the grid. If its columns did not fit, or left some
  /// of the length, the next division has another length to share.
  init(_ items: [GridItem], in available: Double?, profile: Profile) {
    self.init(items, in: available, defaultSpacing: profile.defaultSpacing)
    for _ in 1..<Swift.max(1, profile.gridPasses) {
      let again = GridColumns(items, in: length, defaultSpacing: profile.defaultSpacing)
      guard shares != again.shares else { break }
      shares = again.shares
    }
  }

  /// Divides a length among items once, as `GridItem` describes them.
  ///
  /// Fixed items and the spacing come off first; the rest is shared from the first flexible item to
  /// the last, each taking an equal share of what the ones before left. If no length is offered,
  /// flexible items have their minimum. An adaptive item that is left with less than its minimum is
  /// one column of what is left, even if that is nothing.
  private init(_ items: [GridItem], in available: Double?, defaultSpacing: Double) {
    var flexible = 0
    var left = available ?? 0
    for (position, item) in items.enumerated() {
      if case .fixed(let length) = item.size { left -= length } else { flexible += 1 }
      if position < items.count - 1 { left -= item.spacing ?? defaultSpacing }
    }
    var share = 0.0
    for item in items {
      let spacing = item.spacing ?? defaultSpacing
      // Shares that differ only by rounding are treated as one: a cell that moves from one to the
      // other is not measured again (rule R2).
      let next = Swift.max(0, left) / Double(Swift.max(1, flexible))
      if !next.isNearly(share) { share = next }
      switch item.size {
      case .fixed(let length): append(1, of: length, as: item, spacing: spacing)
      case .flexible(let minimum, let maximum):
        let length = Swift.min(Swift.max(available == nil ? 0 : share, minimum), maximum)
        left -= length
        flexible -= 1
        append(1, of: length, as: item, spacing: spacing)
      case .adaptive(let minimum, let maximum):
        let room = available == nil ? minimum : share
        let count = Self.fitting(room, spacing: spacing, minimum: minimum)
        let stretched = (room - Double(count - 1) * spacing) / Double(count)
        let length = Swift.min(stretched, maximum)
        left -= Double(count) * (length + spacing) - spacing
        flexible -= 1
        append(count, of: length, as: item, spacing: spacing)
      }
    }
    length = shares.last?.endPlace ?? 0
  }

  /// How many columns of a minimum fit into a length, at least one.
  private static func fitting(_ length: Double, spacing: Double, minimum: Double) -> Int {
    let fitting = (length + spacing + Double.tolerance) / (minimum + spacing)
    return fitting.whole(in: 1...mostColumns)
  }

  /// The maximum number of columns, even for a minimum of a billionth of the width.
  private static let mostColumns = 10_000

  /// Adds the columns of an item behind those of the one before.
  private mutating func append(_ count: Int, of length: Double, as item: GridItem, spacing: Double)
  {
    shares.append(
      Share(
        first: endIndex,
        count: count,
        start: shares.last.map { $0.endPlace + $0.spacing } ?? 0,
        length: length,
        spacing: spacing,
        alignment: item.alignment
      )
    )
  }
}

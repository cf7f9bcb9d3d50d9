/// The places of the cells of a line: columns of a vertical grid, rows of a horizontal one.
struct GridColumns: Equatable {
  struct Column: Equatable {
    var start: Double
    var length: Double
    var alignment: Alignment?
  }

  private(set) var columns: [Column] = []
  /// The length of the grid itself, from the start of the first column to the end of the last in
  /// the first division; the columns start where it starts and may stick out.
  private(set) var length = 0.0

  /// How many cells a line has.
  var count: Int { columns.count }

  /// Divides a length among items, and then divides the resulting length among them again (rule
  /// R18).
  ///
  /// The first division determines the length of the grid. If its columns did not fit, or left some
  /// of the length, the next division has another length to share.
  init(_ items: [GridItem], in available: Double?, profile: Profile) {
    self.init(items, in: available, defaultSpacing: profile.defaultSpacing)
    for _ in 1..<max(1, profile.gridPasses) {
      let again = GridColumns(items, in: length, defaultSpacing: profile.defaultSpacing)
      guard columns != again.columns else { break }
      columns = again.columns
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
      let next = max(0, left) / Double(max(1, flexible))
      if !next.isNearly(share) { share = next }
      let lengths: [Double]
      switch item.size {
      case .fixed(let length): lengths = [length]
      case .flexible(let minimum, let maximum):
        let length = min(max(available == nil ? 0 : share, minimum), maximum)
        left -= length
        flexible -= 1
        lengths = [length]
      case .adaptive(let minimum, let maximum):
        let length = available == nil ? minimum : share
        lengths = Self.fit(length, spacing: spacing, minimum: minimum, maximum: maximum)
        left -= lengths.reduce(-spacing) { $0 + $1 + spacing }
        flexible -= 1
      }
      for length in lengths { append(length, spacing: spacing, alignment: item.alignment) }
    }
    length = columns.last.map { $0.start + $0.length } ?? 0
  }

  /// As many columns as fit, stretched to fill the length.
  private static func fit(
    _ length: Double,
    spacing: Double,
    minimum: Double,
    maximum: Double
  ) -> [Double] {
    let fitting = (length + spacing + Double.tolerance) / (minimum + spacing)
    let count = fitting.whole(in: 1...mostColumns)
    let stretched = (length - Double(count - 1) * spacing) / Double(count)
    return Array(repeating: min(stretched, maximum), count: count)
  }

  /// The maximum number of columns, even for a minimum of a billionth of the width.
  private static let mostColumns = 10_000

  private mutating func append(_ length: Double, spacing: Double, alignment: Alignment?) {
    let start = columns.last.map { $0.start + $0.length + pendingSpacing } ?? 0
    columns.append(Column(start: start, length: length, alignment: alignment))
    pendingSpacing = spacing
  }

  private var pendingSpacing = 0.0
}

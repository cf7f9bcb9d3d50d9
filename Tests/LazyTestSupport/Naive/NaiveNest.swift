/// A list with a horizontal row in each of its rows: one ``NaiveLazyStack`` that scrolls
/// vertically, and a horizontal one for each row that was ever visible (claims 40, 41).
public struct NaiveNest: Sendable {
  /// The place of a card in the window, in points.
  public struct Place: Equatable, Sendable {
    /// The card.
    public var id: Int
    /// The start across.
    public var x: Double
    /// The start from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a place.
    public init(id: Int, x: Double, y: Double, width: Double, height: Double) {
      self.id = id
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// The list.
  public private(set) var list: NaiveLazyStack
  /// The rows that were ever visible, by id.
  public private(set) var rows: [Int: NaiveLazyStack] = [:]
  private let program: NestedProgram

  /// Lays out the first frame in a window of 390 × 400 points.
  public init(_ program: NestedProgram) {
    self.program = program
    list = NaiveLazyStack(
      program.rows.map { NaiveItem(id: $0.id, length: $0.cards[0].height) },
      containerLength: 400
    )
    fillVisibleRows()
  }

  /// Makes a step.
  public mutating func perform(_ step: NestedProgram.Step) {
    switch step {
    case .drag(let distance): list.drag(by: distance)
    case .edge(let edge): list.scrollTo(edge: edge)
    case .dragRow(let row, let distance) where isVisible(row): rows[row]?.drag(by: distance)
    case .reveal(let row, let card, let anchor) where isVisible(row):
      rows[row]?.scrollTo(id: card, anchor: anchor)
    case .dragRow, .reveal: break
    }
    fillVisibleRows()
  }

  /// Whether a row is in sight.
  public func isVisible(_ row: Int) -> Bool { list.frame.visible.contains(row) }

  private mutating func fillVisibleRows() {
    for row in program.rows where isVisible(row.id) && rows[row.id] == nil {
      rows[row.id] = NaiveLazyStack(
        row.cards.map { NaiveItem(id: $0.id, length: $0.width) },
        containerLength: 390,
        spacing: program.spacing
      )
    }
  }

  /// The visible cards of a row, centered in it whatever their height (claim 43).
  public func places(in row: NaiveFrame.Row) -> [Place] {
    let cards = program.rows.first { $0.id == row.id }?.cards ?? []
    return rows[row.id]?.frame.rows.compactMap { place in
      cards.first { $0.id == place.id }.map { card in
        let y = row.start + (row.length - card.height) / 2
        return Place(id: card.id, x: place.start, y: y, width: place.length, height: card.height)
      }
    } ?? []
  }
}

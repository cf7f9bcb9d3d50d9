/// Rows that scroll horizontally in a list that scrolls vertically, and the actions on both, from
/// one seed.
///
/// It is so short that no row is given up before it comes back (R11).
public struct NestedProgram: Equatable, Sendable, CustomStringConvertible {
  /// A card in a row.
  public struct Card: Equatable, Sendable, CustomStringConvertible {
    /// The identity, unique among all cards and rows.
    public var id: Int
    /// The width in points.
    public var width: Double
    /// The height in points.
    public var height: Double

    /// The card as text.
    public var description: String { "\(id):\(width)x\(height)" }
  }

  /// A row; its height is that of its first card (claim 42).
  public struct Row: Equatable, Sendable, CustomStringConvertible {
    /// The identity.
    public var id: Int
    /// At least one card.
    public var cards: [Card]

    /// The row as text.
    public var description: String {
      "\(id)[\(cards.map(\.description).joined(separator: " "))]"
    }
  }

  /// A step; one for a row does nothing while the row is not visible.
  public enum Step: Equatable, Sendable {
    /// Moves the list by a number of points.
    case drag(Double)
    /// Scrolls the list to an end.
    case edge(NaiveEdge)
    /// Moves a row by a number of points.
    case dragRow(Int, Double)
    /// Scrolls a row to a card.
    case reveal(Int, card: Int, anchor: Double?)
  }

  /// The seed of the program.
  public var seed: UInt64
  /// The rows from top to bottom.
  public var rows: [Row]
  /// The distance between cards, in points.
  public var spacing: Double
  /// The steps, in order.
  public var steps: [Step]

  /// Creates the program of a seed.
  public init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var id = 0
    func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    let rows = (0..<whole(1...20)).map { _ in
      id += 1
      let row = id
      let cards = (0..<whole(1...30)).map { _ in
        id += 1
        return Card(id: id, width: Double(whole(0...300)), height: Double(whole(10...200)))
      }
      return Row(id: row, cards: cards)
    }
    self.seed = seed
    self.rows = rows
    spacing = Double(whole(0...2) * 6)
    steps = (0..<whole(3...16)).map { _ in
      let row = rows[whole(0...rows.count - 1)]
      switch whole(0...9) {
      case 0...2: return .drag(Double(whole(-500...500)))
      case 3: return .edge(whole(0...1) == 0 ? .start : .end)
      case 4...7: return .dragRow(row.id, Double(whole(-600...1_200)))
      default:
        let card = row.cards[whole(0...row.cards.count - 1)].id
        return .reveal(row.id, card: card, anchor: [nil, 0, 0.5, 1][whole(0...3)])
      }
    }
  }

  /// The program as text, with a step on each line.
  public var description: String {
    "seed \(seed): s \(spacing)\n" + rows.map { "  \($0)\n" }.joined()
      + steps.map { "  \($0)" }.joined(separator: "\n")
  }

  /// A smaller program for which `fails` still holds, found greedily.
  public func shrunk(while fails: (NestedProgram) -> Bool) -> NestedProgram {
    var smallest = self
    while let next = smallest.smaller.first(where: fails) { smallest = next }
    return smallest
  }

  private var smaller: [NestedProgram] {
    var result: [NestedProgram] = []
    func append(_ change: (inout NestedProgram) -> Void) {
      var copy = self
      change(&copy)
      result.append(copy)
    }
    for shorter in RandomProgram.shorter(steps) { append { $0.steps = shorter } }
    for shorter in RandomProgram.shorter(rows) { append { $0.rows = shorter } }
    for (index, row) in rows.enumerated() {
      for shorter in RandomProgram.shorter(row.cards) where !shorter.isEmpty {
        append { $0.rows[index].cards = shorter }
      }
    }
    if spacing != 0 { append { $0.spacing = 0 } }
    return result
  }
}

import LazyExtents
import LazyStacks

/// Lazy stacks in rows of a lazy stack along the same axis, and the actions on them, from one seed
/// (Q17).
struct SameAxisProgram: Equatable, Sendable, CustomStringConvertible {
  /// A row whose length depends on its width so that its area stays the same, or whose length is
  /// fixed.
  struct Row: Equatable, Sendable, CustomStringConvertible {
    var id: Int
    var length: Double
    var wraps = false

    var description: String { "\(id):\(length)\(wraps ? "w" : "")" }
  }

  /// The arrangement of a section's rows in the row of the outer stack.
  enum Form: String, CaseIterable, Sendable {
    /// An eager stack instead of a lazy one.
    case eager
    /// Only the lazy stack.
    case bare
    case padded, framed
    /// The lazy stack below a title, above one, or both in padding.
    case titled, footed, titledInPadding
    /// Two lazy stacks in an eager one.
    case doubled
    /// The rows in lazy stacks of three, inside a lazy stack.
    case deep
  }

  /// A row of the outer stack.
  struct Section: Equatable, Sendable, CustomStringConvertible {
    var id: Int
    var form: Form
    var rows: [Row]

    var description: String { "\(id) \(form) \(rows)" }
  }

  /// A change of the data; indices are taken modulo the number of elements.
  enum Edit: Equatable, Sendable {
    case insertRow(section: Int, at: Int, Row)
    case removeRow(section: Int, at: Int)
    case resizeRow(section: Int, at: Int, Double)
    case insertSection(at: Int, Section)
    case removeSection(at: Int)
    case moveSection(from: Int, to: Int)
  }

  /// One action.
  enum Step: Equatable, Sendable {
    case drag(Double, seconds: Double)
    case fling(Double)
    /// Scrolls to a row, a title or a section, by index modulo their number.
    case reveal(Int, anchor: Double?, isAnimated: Bool)
    case edge(NaiveEdge, isAnimated: Bool)
    case resize(across: Double, along: Double)
    case edit([Edit])
  }

  var seed: UInt64
  var axis: Axis
  var surroundings: Surroundings
  /// Whether the sections are divided between two outer stacks in an eager one.
  var isDoubled: Bool
  var spacing: Double
  var innerSpacing: Double
  var estimator: Int
  var sections: [Section]
  var steps: [Step]

  var description: String {
    let estimator = EstimatorChoice.named[estimator].name
    return "seed \(seed): \(axis), \(surroundings)\(isDoubled ? ", doubled" : ""), s \(spacing) "
      + "and \(innerSpacing), \(estimator)\n" + sections.map { "  \($0)\n" }.joined()
      + steps.map { "  \($0)" }.joined(separator: "\n")
  }

  /// The sections after an edit.
  static func edited(_ sections: [Section], _ edit: Edit) -> [Section] {
    var new = sections
    func place(_ index: Int) -> Int { new.isEmpty ? 0 : index % new.count }
    switch edit {
    case .insertSection(let index, let section):
      new.insert(section, at: index % (new.count + 1))
    case .removeSection(let index) where !new.isEmpty: new.remove(at: place(index))
    case .moveSection(let from, let to) where !new.isEmpty:
      let section = new.remove(at: place(from))
      new.insert(section, at: to % (new.count + 1))
    case .insertRow(let section, let index, let row) where !new.isEmpty:
      let section = place(section)
      new[section].rows.insert(row, at: index % (new[section].rows.count + 1))
    case .removeRow(let section, let index) where !new.isEmpty:
      let section = place(section)
      guard !new[section].rows.isEmpty else { return new }
      new[section].rows.remove(at: index % new[section].rows.count)
    case .resizeRow(let section, let index, let length) where !new.isEmpty:
      let section = place(section)
      guard !new[section].rows.isEmpty else { return new }
      new[section].rows[index % new[section].rows.count].length = length
    default: break
    }
    return new
  }
}

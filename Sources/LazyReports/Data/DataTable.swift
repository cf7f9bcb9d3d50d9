/// Rows of values, each value in a column that has one type.
///
/// The columns are in the order of their first use. A row need not have a value in every column.
public struct DataTable: Equatable, Sendable {
  /// What a column holds.
  public enum Content: String, Sendable {
    /// Whole numbers.
    case integers = "whole numbers"
    /// Numbers, of which some are real.
    case numbers
    /// Texts.
    case texts
    /// `true` and `false`.
    case flags = "booleans"

    /// One of what it holds, with its article.
    fileprivate var one: String {
      switch self {
      case .integers: "a whole number"
      case .numbers: "a number"
      case .texts: "a text"
      case .flags: "a boolean"
      }
    }
  }

  /// A column.
  public struct Column: Equatable, Sendable {
    /// The name.
    public let name: String
    /// What it holds; nil if there are only nulls.
    public fileprivate(set) var content: Content?
  }

  /// A row that does not fit.
  public struct Misfit: Error, Equatable {
    /// What does not fit, and what to do.
    public let message: String
  }

  /// The columns, in the order of their first use.
  public private(set) var columns: [Column] = []
  /// The values of each row by the places of their columns; nil where there is none.
  private var values: [[DataValue?]] = []
  /// The places of the columns by the bytes of their names.
  private var places: [[UInt8]: Int] = [:]

  /// Creates a table without rows, whose first columns may be known.
  public init(columns names: [String] = []) {
    for name in names { _ = addColumn(name) }
  }

  /// The number of rows.
  public var count: Int { values.count }

  /// Adds a row.
  ///
  /// - Throws: ``Misfit`` if a column would hold two types; then nothing is added.
  public mutating func append(_ row: [DataValue.Field]) throws(Misfit) {
    var next = self.columns
    var added: [[UInt8]: Int] = [:]
    var cells: [DataValue?] = []
    for field in row {
      let key = Array(field.name.utf8)
      let place = places[key] ?? added[key] ?? next.count
      if place == next.count {
        next.append(Column(name: field.name))
        added[key] = place
      }
      next[place].content = try content(of: next[place], with: field.value)
      while cells.count <= place { cells.append(nil) }
      cells[place] = field.value
    }
    columns = next
    places.merge(added) { $1 }
    values.append(cells)
  }

  /// The rows, each with the values that it has, in the order of the columns.
  public var rows: [[DataValue.Field]] {
    values.map { row in
      row.enumerated().compactMap { place, value in
        value.map { DataValue.Field(columns[place].name, typed($0, at: place)) }
      }
    }
  }

  /// The values of a row for all columns.
  func cells(ofRow index: Int) -> [DataValue?] {
    columns.indices.map { place in
      values[index].indices.contains(place)
        ? values[index][place].map { typed($0, at: place) } : nil
    }
  }

  /// A whole number is a real one in a column that has real ones.
  private func typed(_ value: DataValue, at place: Int) -> DataValue {
    guard columns[place].content == .numbers, case .integer(let integer) = value else {
      return value
    }
    return .number(Double(integer))
  }

  private mutating func addColumn(_ name: String) -> Int {
    columns.append(Column(name: name))
    places[Array(name.utf8)] = columns.count - 1
    return columns.count - 1
  }

  private func content(
    of column: Column,
    with value: DataValue
  ) throws(Misfit) -> Content? {
    let new: Content
    switch value {
    case .null: return column.content
    case .flag: new = .flags
    case .integer: new = .integers
    case .number: new = .numbers
    case .text: new = .texts
    case .list, .record:
      throw Misfit(message: "'\(column.name)' of row \(count + 1) is a table; a row has no tables")
    }
    switch (column.content, new) {
    case (nil, _): return new
    case (.integers, .numbers), (.numbers, .integers): return .numbers
    case (let old?, _) where old == new: return old
    case (let old?, _):
      throw Misfit(
        message: "'\(column.name)' of row \(count + 1) is \(new.one), and before it the "
          + "column has \(old.rawValue); a column has one type, as with tostring(value)"
      )
    }
  }
}

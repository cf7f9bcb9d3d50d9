internal import ArgumentParser
internal import LazyReports
internal import LazyScripting

/// The columns of results of which less, or more, is better.
struct BetterColumns: ParsableArguments {
  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A column of which less is better.", valueName: "column")
  )
  var less: [String] = []

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("A column of which more is better.", valueName: "column")
  )
  var more: [String] = []

  func validate() throws {
    for column in less where more.contains(column) {
      throw ValidationError("'\(column)' stands in both --less and --more")
    }
  }

  /// All of them.
  var columns: [String] { less + more }

  /// Whether less of a column is better; otherwise what the script declares, or nil.
  func prefersLess(_ column: String, declared: Directions) -> Bool? {
    less.contains(column)
      ? true : more.contains(column) ? false : declared.directions[column].map { $0 == .less }
  }
}

/// The directions that a script declares, as the column `better` has them: `less a, more b`.
struct Directions: Equatable {
  /// The column of rows that has them.
  static let column = "better"

  private(set) var directions: [String: RunParameters.Direction]

  init(_ directions: [String: RunParameters.Direction] = [:]) { self.directions = directions }

  /// Takes over what a row says.
  mutating func add(_ row: [DataValue.Field]) {
    guard case .text(let text)? = row.value(of: Self.column) else { return }
    for part in text.split(separator: ",") {
      let words = part.drop { $0 == " " }
      guard let space = words.firstIndex(of: " ") else { continue }
      directions[String(words[words.index(after: space)...])] =
        RunParameters.Direction(rawValue: String(words[..<space]))
    }
  }

  /// The column of rows; nil where nothing is declared.
  var field: DataValue.Field? {
    guard !directions.isEmpty else { return nil }
    let parts = directions.map { "\($0.value.rawValue) \($0.key)" }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return DataValue.Field(Self.column, .text(parts.joined(separator: ", ")))
  }
}

internal import ArgumentParser

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

  /// Whether less of a column is better; nil where nobody said.
  func prefersLess(_ column: String) -> Bool? {
    less.contains(column) ? true : more.contains(column) ? false : nil
  }
}

internal import LazyTrace

/// Explains in sentences which lines a container counts otherwise than before, though none of them
/// was measured.
struct CountWords {
  private let change: EstimateChange

  init(of change: EstimateChange) { self.change = change }

  /// A sentence about the number of lines, if elements that were evaluated give more or fewer views
  /// than had been assumed.
  var numbers: String? {
    guard let counts = change.counts, counts.old != counts.new else { return nil }
    let has = counts.isGuess ? "is now taken to have" : "has"
    return "The \(change.view.onOneLine) \(has) \(LineWords.counted(counts.new, in: change)); "
      + "as not all of its elements had been evaluated, it was taken to have \(counts.old)."
  }

  /// A sentence about lines that left what is in sight, so that their lengths are guessed again.
  func guessedAgain(naming views: ViewWords) throws -> String? {
    guard let released = change.released else { return nil }
    let isOne = released.count == 1
    let isGrid = change.view.hasSuffix("Grid")
    let names =
      isGrid
      ? try Self.lines(of: released, naming: views)
      : released.count <= EstimateChange.Released.few
        ? try views.list(of: released.views).startingSentence(sparing: released.views.prefix(1))
        : LineWords.counted(released.count, in: change) + " that were in sight"
    let number = NumberFormat.decimal
    return "\(names), out of sight now, \(isOne ? "is" : "are") guessed again: "
      + "\(number(released.guess)) points in place of \(number(released.length))."
  }

  /// The lines of a grid by the first cell of each.
  private static func lines(
    of released: EstimateChange.Released,
    naming views: ViewWords
  ) throws -> String {
    let many = released.count > released.views.count ? " and others" : ""
    return "The line\(released.count == 1 ? "" : "s") of " + (try views.list(of: released.views))
      + many
  }
}

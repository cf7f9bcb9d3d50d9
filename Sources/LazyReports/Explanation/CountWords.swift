internal import LazyTrace

/// Explains in sentences which lines a container counts otherwise than before, though none of them
/// was measured.
struct CountWords {
  private let change: EstimateChange

  init(of change: EstimateChange) { self.change = change }

  /// The sentences.
  func sentences(naming views: ViewWords) throws -> [String] {
    try [numbers, guessedAgain(naming: views)].compactMap(\.self)
  }

  /// A sentence about the number of lines, if elements that were evaluated give more or fewer views
  /// than had been assumed.
  private var numbers: String? {
    guard let counts = change.counts, counts.old != counts.new else { return nil }
    let has = counts.isGuess ? "is now taken to have" : "has"
    return "The \(change.view.onOneLine) \(has) \(LineWords.counted(counts.new, in: change)); "
      + "as not all of its elements had been evaluated, it was taken to have \(counts.old)."
  }

  /// A sentence about lines that left what is in sight, so that their lengths are guessed again.
  private func guessedAgain(naming views: ViewWords) throws -> String? {
    guard let released = change.released else { return nil }
    let number = NumberFormat.decimal
    return try names(of: released, naming: views) + ", out of sight now, "
      + "\(released.count == 1 ? "is" : "are") guessed again: "
      + "\(number(released.guess)) points in place of \(number(released.length))."
  }

  /// The lines as the subject of a sentence: those of a grid by the first cell of each.
  private func names(
    of released: EstimateChange.Released,
    naming views: ViewWords
  ) throws -> String {
    let list = try views.list(of: released.views)
    let isFew = released.count == released.views.count
    guard !change.view.hasSuffix("Grid") else {
      return "The line\(released.count == 1 ? "" : "s") of \(list)" + (isFew ? "" : " and others")
    }
    return isFew
      ? list.startingSentence(sparing: released.views.prefix(1))
      : LineWords.counted(released.count, in: change) + " that were measured"
  }
}

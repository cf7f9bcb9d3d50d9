internal import LazyTrace

/// That a grid has another number of columns, or rows if it is horizontal.
extension LineWords {
  /// A sentence about cells that changed their lines because the columns changed.
  var regrouped: String? {
    guard let old = change.regrouped, old.oldColumns != old.columns else { return nil }
    let became =
      Self.columns(from: old.oldColumns, to: old.columns, of: change.view)
      + (old.isWithEdit ? ", and data came, went or moved" : "")
    guard old.lines > 0 || change.lead.lines > 0 else { return became + "." }
    return became + ", so that what stood in "
      + "\(Self.counted(old.lines, in: change)) (\(NumberFormat.decimal(old.length)) points) "
      + "before what is in sight stands in \(Self.counted(change.lead.lines, in: change))."
  }

  /// A phrase saying that a grid has another number of columns, for a reason of moves; nil if it
  /// has as many as before.
  static func columns(of reason: MoveReason) -> String? {
    guard let old = reason.old, let new = reason.new, old != new else { return nil }
    return columns(from: old.whole, to: new.whole, of: reason.grid ?? "LazyVGrid")
  }

  /// What other columns, or rows of a horizontal grid, do to where a cell stands in its line.
  static func otherColumns(of reason: MoveReason) -> String {
    let columns = reason.grid?.hasPrefix("LazyH") ?? false ? "rows" : "columns"
    return reason.isOwn ? ", so that cells stand in other \(columns)" : ", which begin elsewhere"
  }

  private static func columns(from old: Int, to new: Int, of grid: String) -> String {
    let one = grid.hasPrefix("LazyH") ? "row" : "column"
    return Counted.text(old, one: one) + " became \(new)"
  }
}

/// That a container has another length across, and what that does to all that it knew.
extension LineWords {
  /// A sentence saying that everything was laid out again for another cross length.
  ///
  /// - Parameter owner: Words for the scroll view that it is in; empty where there is one alone.
  /// - Returns: The sentence; nil where it was not laid out again.
  func reset(in owner: String) -> String? {
    guard case .reset = change.restart else { return nil }
    let name = change.view.onOneLine
    let regrouped = self.regrouped.map { " " + $0 } ?? ""
    return "The \(name)\(owner) \(otherAcross), so that everything in it was laid out anew."
      + regrouped
  }

  /// A sentence saying that all lengths are forgotten, where no line kept its place.
  var forgotten: String? {
    change.forgetsLengths ? "The \(change.view.onOneLine) \(otherAcross)\(Self.forgetting)" : nil
  }

  /// What another cross length does to what is known.
  static let forgetting = ", so all lengths that it knew are forgotten."

  /// The reason why all lengths are forgotten: another cross length, or other parameters of a
  /// layout.
  var otherAcross: String {
    guard !isPlacedByLayout else {
      return change.hasOtherLayout ? "got other parameters" : "got another length across"
    }
    return "got another \(change.view.hasPrefix("LazyH") ? "height" : "width")"
  }
}

/// Which lines a container counts otherwise than before.
extension LineWords {
  /// Sentences about lines that are counted otherwise, though none of them was measured.
  func counts(naming views: ViewWords) throws -> [String] {
    try [numbers, guessedAgain(naming: views)].compactMap(\.self)
  }

  /// A sentence about the number of lines, if elements that were evaluated give more or fewer views
  /// than had been assumed.
  private var numbers: String? {
    guard let counts = change.counts, counts.old != counts.new else { return nil }
    let has = counts.isGuess ? "is now taken to have" : "has"
    return "The \(change.view.onOneLine) \(has) \(Self.counted(counts.new, in: change)); "
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
      : Self.counted(released.count, in: change) + " that were measured"
  }
}

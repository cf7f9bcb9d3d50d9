internal import LazyTrace

/// Explains in sentences why a container starts elsewhere in the content: what stands before it
/// came, went, or has another length.
struct StartWords {
  /// What the container says that keeps what is in sight in its place.
  private let change: EstimateChange
  /// What containers before it say, of which nothing is in sight.
  private let earlier: [LineWords]
  /// What moved the start, in words with amounts, if that is known.
  var causes: String?

  init(of change: EstimateChange, after earlier: [LineWords] = []) {
    (self.change, self.earlier) = (change, earlier)
  }

  /// By how many points the start moved.
  var by: Double { change.start - change.oldStart }

  /// Sentences about what came and went in containers before it.
  ///
  /// `isMeasured` says whether a line was measured in the same frame.
  func edits(isMeasured: (ViewID) -> Bool) -> [String] {
    earlier.flatMap { words in
      words.change.edit.map { words.sentences(about: $0, isMeasured: isMeasured) }
        ?? []
    }
  }

  /// A sentence saying how much stands before it; nil if that is as it was, or if what came and
  /// went in the containers before it says all of that.
  var moved: String? {
    guard change.start != change.oldStart else { return nil }
    let edited = earlier.reduce(0) { $0 + ($1.change.edit?.change ?? 0) }
    guard edited == 0 || abs(edited - by) > 1e-6 else { return nil }
    let name = change.view.onOneLine + (earlier.isEmpty ? "" : " in sight")
    // Where all lengths are forgotten, those of the containers before are as well.
    let other = earlier.first { $0.change.isReset }.map { words in
      ": the \(words.change.view.onOneLine) there \(words.otherAcross), too"
    }
    return "What stands before the \(name) is \(NumberFormat.decimal(change.start)) points long "
      + "now; it was \(NumberFormat.decimal(change.oldStart))"
      + (other ?? causes.map { ": " + $0 } ?? "") + "."
  }
}

extension FrameAccount.Start {
  /// Whether the reasons account for where the container says that it starts.
  func explains(_ changes: [EstimateChange]) -> Bool {
    changes.contains { change in
      change.seen == view
        && abs(reasons.reduce(change.oldStart - change.start) { $0 + $1.by }) < 1e-6
    }
  }
}

/// What a ``NaiveLazyStack`` takes a subview to be long that it does not have in front of it.
///
/// Those estimators are here that guess one length for all.
public enum NaiveGuess: String, CaseIterable, Sendable {
  /// The average of the records (R5).
  case mean
  /// Always 44 points.
  case fixed
  /// The median of what the first frame with any record had measured.
  case medianOfFirstScreen
  /// The average of a histogram of the first 25 distinct lengths (R5).
  case histogram25
  /// The average of the records of the same kind: all are of one kind here.
  case meanByKind

  /// The length that ``fixed`` says, in points.
  public static let fixedLength = 44.0
}

extension NaiveLazyStack {
  /// What one subview that is not in the run counts as.
  public var guess: Double {
    let lengths = items.compactMap { records[$0.id] }
    switch guessing {
    case .mean, .meanByKind: return average(lengths)
    case .fixed: return NaiveGuess.fixedLength
    case .histogram25: return average(lengths.map(bin))
    case .medianOfFirstScreen:
      let sorted = (firstScreen ?? lengths).sorted()
      guard !sorted.isEmpty else { return 0 }
      return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    }
  }

  /// Takes note of a length for good.
  mutating func note(_ length: Double) {
    if bins.count < 25, !bins.contains(length) { bins.append(length) }
  }

  /// Takes note of the first screen when a frame has ended.
  mutating func noteFirstScreen() {
    if firstScreen == nil, !records.isEmpty { firstScreen = items.compactMap { records[$0.id] } }
  }

  private func bin(of length: Double) -> Double {
    bins.sorted().min { abs($0 - length) < abs($1 - length) } ?? length
  }

  private func average(_ lengths: [Double]) -> Double {
    lengths.isEmpty ? 0 : lengths.reduce(0, +) / Double(lengths.count)
  }
}

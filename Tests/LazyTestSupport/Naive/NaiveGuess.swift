/// How a ``NaiveLazyStack`` estimates unknown lengths: one rule for each estimator, as the
/// documents describe it.
public enum NaiveGuess: Hashable, Sendable {
  /// The average of the records (R5).
  case mean
  /// All records stay known; the average is used for the rest.
  case learned
  /// One length for all.
  case fixed(Double)
  /// The median of the lengths in the first frame with any length.
  case medianOfFirstScreen
  /// The average of the most recent lengths.
  case lastFew(Int)
  /// The average of each kind; the average of all for a kind that was never seen.
  case meanByKind
  /// The average, with only the first 25 distinct lengths distinguished (R5).
  case histogram25
  /// Everything is measured.
  case oracle
  /// Another value after each new length, between 0 and a million points.
  ///
  /// A user's own estimator may do that.
  case erratic

  /// The guesses that programs are made with.
  public static let all: [NaiveGuess] = [
    .mean, .learned, .fixed(44), .fixed(0), .fixed(5_000), .medianOfFirstScreen, .lastFew(1),
    .lastFew(7), .meanByKind, .histogram25, .oracle, .erratic,
  ]

  /// The values of an erratic guess, in turns.
  public static let turns = [0, 1e6, 3.25, 0.001, 700]

  /// Whether the lengths of subviews out of sight count as known.
  var remembers: Bool { self == .learned || self == .oracle }
}

/// What a ``NaiveLazyStack`` keeps for its guess in addition to the records.
struct NaiveMemory: Sendable {
  /// Every new length since the last reset, in order.
  var told: [Double] = []
  /// The first distinct lengths since the last reset, at most 25.
  var bins: [Double] = []
  /// The recorded lengths after binning, by the same ids.
  var binned: [Int: Double] = [:]
  /// The lengths measured when the first frame with any length ended.
  var firstScreen: [Double]?

  mutating func learn(_ length: Double, _ id: Int) {
    told.append(length)
    if !bins.contains(length), bins.count < 25 { bins.append(length) }
    binned[id] = bins.sorted().min { abs($0 - length) < abs($1 - length) }
  }
}

extension NaiveLazyStack {
  /// The estimate for an unknown line.
  var estimate: Double {
    switch guess {
    case .mean, .learned, .meanByKind, .oracle: mean
    case .fixed(let length): length
    case .medianOfFirstScreen: (memory.firstScreen ?? Array(records.values)).median
    case .lastFew(let size): Array(memory.told.suffix(size)).average
    case .histogram25: Array(memory.binned.values).average
    case .erratic: NaiveGuess.turns[memory.told.count % NaiveGuess.turns.count]
    }
  }

  /// The length of some lines that are not in the run, each with its spacing.
  func guessedExtent(of range: Range<Int>) -> Double {
    guessedLengths(of: range).map { $0 + spacing }.reduce(0, +)
  }

  /// Whether every line of a range is known without measuring.
  func isKnown(_ range: Range<Int>) -> Bool {
    range.isEmpty || guess.remembers && range.allSatisfy { record(ofLine: $0) != nil }
  }

  /// Records the length of a line that comes into the run (R5).
  mutating func learn(_ length: Double, line: Int) {
    let id = items[lines[line][0]].id
    records[id] = length
    memory.learn(length, id)
  }

  /// Measures everything if the guess needs it: at the start, after a data change and for other
  /// widths.
  mutating func learnTruth() {
    guard guess == .oracle, !knowsTruth, !items.isEmpty else { return }
    knowsTruth = true
    for line in lines.indices { learn(member(ofLine: line).length, line: line) }
    // The lead follows from these measurements, also for a jump in this frame.
    isLeadExact = false
    guard firstIndex > 0, !run.isEmpty else { return }
    let old = lead
    lead = guessedExtent(of: 0..<firstIndex)
    changes.estimate += lead - old
  }

  func record(ofLine line: Int) -> Double? { records[items[lines[line][0]].id] }

  private func guessedLengths(of range: Range<Int>) -> [Double] {
    let estimate = estimate
    switch guess {
    case .learned, .oracle: return range.map { record(ofLine: $0) ?? estimate }
    case .meanByKind:
      let means = meansByKind
      return range.map { means[items[lines[$0][0]].kind] ?? estimate }
    default: return Array(repeating: estimate, count: range.count)
    }
  }

  private var meansByKind: [NaiveItem.Kind: Double] {
    var lengths: [NaiveItem.Kind: [Double]] = [:]
    for line in lines.indices {
      guard let record = record(ofLine: line) else { continue }
      lengths[items[lines[line][0]].kind, default: []].append(record)
    }
    return lengths.mapValues(\.average)
  }
}

extension [Double] {
  /// The average; 0 for an empty list.
  var average: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

  /// The median; for an even number the middle of the two in the middle; 0 for an empty list.
  fileprivate var median: Double {
    let sorted = sorted()
    guard !isEmpty else { return 0 }
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

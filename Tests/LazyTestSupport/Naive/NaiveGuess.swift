/// How a ``NaiveLazyStack`` guesses the lengths that it does not have in front of it: one rule for
/// each estimator, as the documents tell it.
public enum NaiveGuess: Hashable, Sendable {
  /// The average of the records (R5).
  case mean
  /// Every record is known; the average for the rest.
  case learned
  /// One length for all.
  case fixed(Double)
  /// The median of what the first frame with any length had measured.
  case medianOfFirstScreen
  /// The average of the lengths that came in last.
  case lastFew(Int)
  /// The average of each kind; that of all for a kind that was not seen.
  case meanByKind
  /// The average, where only the first 25 distinct lengths are told apart (R5).
  case histogram25
  /// Everything is measured.
  case oracle
  /// Something else after each length that came in, from nothing to a million points; as an
  /// estimator of one's own may be.
  case erratic

  /// Those that programs are made with.
  public static let all: [NaiveGuess] = [
    .mean, .learned, .fixed(44), .fixed(0), .fixed(5_000), .medianOfFirstScreen, .lastFew(1),
    .lastFew(7), .meanByKind, .histogram25, .oracle, .erratic,
  ]

  /// What an erratic guess says in turns.
  public static let turns = [0, 1e6, 3.25, 0.001, 700]

  /// Whether the lengths of subviews that are out of sight count as known.
  var remembers: Bool { self == .learned || self == .oracle }
}

/// What a ``NaiveLazyStack`` keeps for its guess beside the records.
struct NaiveMemory: Sendable {
  /// Every length that came in since the last reset, in order.
  var told: [Double] = []
  /// The first distinct lengths since the last reset, at most 25.
  var bins: [Double] = []
  /// The recorded lengths as the bins have them, by the same ids.
  var binned: [Int: Double] = [:]
  /// What was measured when the first frame with any length ended.
  var firstScreen: [Double]?

  mutating func learn(_ length: Double, _ id: Int) {
    told.append(length)
    if !bins.contains(length), bins.count < 25 { bins.append(length) }
    binned[id] = bins.sorted().min { abs($0 - length) < abs($1 - length) }
  }
}

extension NaiveLazyStack {
  /// What a line counts as of which nothing is known.
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

  /// Whether every line of a range is known without looking.
  func isKnown(_ range: Range<Int>) -> Bool {
    range.isEmpty || guess.remembers && range.allSatisfy { record(ofLine: $0) != nil }
  }

  /// Takes in the length of a line that comes into the run (R5).
  mutating func learn(_ length: Double, line: Int) {
    let id = items[lines[line][0]].id
    records[id] = length
    memory.learn(length, id)
  }

  /// Measures everything if that is wanted: at the start, after a data change and for other widths.
  mutating func learnTruth() {
    guard guess == .oracle, !knowsTruth, !items.isEmpty else { return }
    knowsTruth = true
    for line in lines.indices { learn(member(ofLine: line).length, line: line) }
    // The lead is what was measured just now, also for a jump in this frame.
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
  /// The average; 0 of none.
  var average: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

  /// The median, of an even number the middle between the two in the middle; 0 of none.
  fileprivate var median: Double {
    let sorted = sorted()
    guard !isEmpty else { return 0 }
    return (sorted[(count - 1) / 2] + sorted[count / 2]) / 2
  }
}

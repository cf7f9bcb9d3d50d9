internal import LazyTrace

/// Values by key, in the order in which the keys first occurred.
struct KeyedChanges<Key: Hashable & Sendable, Change: Sendable>: Sendable {
  private static var longest: Int { 4 }
  private var changes: [(key: Key, change: Change)] = []
  private var places: [Key: Int] = [:]

  mutating func update(_ key: Key, from start: Change, body: (inout Change) -> Void) {
    if let place = places[key] {
      body(&changes[place].change)
    } else {
      var change = start
      body(&change)
      places[key] = changes.count
      changes.append((key, change))
    }
  }

  /// A line for each of the first keys, and one that counts the others.
  func lines(_ text: (Key, Change) -> String) -> [String] {
    let shown = changes.prefix(Self.longest).map { text($0.key, $0.change) }
    return changes.count > shown.count ? shown + ["and \(changes.count - shown.count) more"] : shown
  }
}

/// The range of frames, and the time of the last one.
struct FrameSpan: Sendable {
  private(set) var count = 0
  private var first = 0
  private var last = 0
  private var time = 0.0

  mutating func add(_ frame: Int, at time: Double) {
    if count == 0 { first = frame }
    count += 1
    last = frame
    self.time = time
  }

  var text: String {
    let numbers = first == last ? "\(first)" : "\(first) … \(last)"
    return "\(count): \(numbers), at \(NumberFormat.decimal(time)) s"
  }
}

/// How one content offset changed over the frames.
struct OffsetChange: Sendable {
  private let old: Double
  private var new: Double
  private var causes = CauseSums()

  init(old: Double) {
    self.old = old
    new = old
  }

  mutating func add(_ entries: [LedgerEntry], new: Double) {
    for entry in entries { causes.add(entry.cause, change: entry.change) }
    self.new = new
  }

  var text: String {
    let why = causes.text
    return EventWords.transition(from: old, to: new) + (why.isEmpty ? "" : "  " + why)
  }
}

/// How the length of one content changed over the frames.
struct SizeChange: Sendable {
  let old: Double
  var new = 0.0
  var isEstimated = false

  init(old: Double) { self.old = old }

  var text: String {
    EventWords.transition(from: old, to: new) + (isEstimated ? "  estimated" : "  exact")
  }
}

/// A threshold of a scroll view or of a view.
struct ThresholdKey: Hashable, Sendable {
  let id: ViewID?
  let threshold: Double
}

/// What a threshold named before the frames and after them, and how often that changed.
struct ThresholdChange: Sendable {
  private var before: [ViewID]?
  private var after: [ViewID] = []
  private var count = 0

  mutating func add(_ change: VisibilityChange) {
    before = before ?? change.idsBefore
    after = change.ids
    count += 1
  }

  func text(of threshold: Double) -> String {
    let change = VisibilityChange(from: before ?? [], to: after, threshold: threshold)
    let isSame = change.entered.isEmpty && change.left.isEmpty
    let text = VisibilityChange.heading(threshold) + (isSame ? "as before" : change.text)
    return count == 1 ? text : text + "  (\(count) changes)"
  }
}

/// The first moves that no finger made, and how many there were.
struct MoveList: Sendable {
  private static let longest = 4
  private var shown: [String] = []
  private var count = 0

  mutating func add(_ event: Event) {
    count += 1
    guard shown.count < Self.longest else { return }
    let subject = event.id.map { FoldedIDs.text(of: $0) + "  " } ?? ""
    shown.append(subject + EventLine.values(of: event.detail))
  }

  var lines: [String] {
    count > shown.count ? shown + ["and \(count - shown.count) more"] : shown
  }
}

/// How many frames were late, and by how much together.
struct HitchSum: Sendable {
  private var count = 0
  private var milliseconds = 0.0

  mutating func add(_ late: Double) {
    count += 1
    milliseconds += late
  }

  var text: String? {
    guard count > 0 else { return nil }
    return "\(count), \(NumberFormat.decimal(milliseconds)) ms late\(count > 1 ? " together" : "")"
  }
}

/// How often views appeared, disappeared and were evaluated.
struct BlockCounts: Sendable {
  private var appear = 0
  private var disappear = 0
  private var bodies = 0
  private var measures = 0

  mutating func add(_ kind: Event.Kind) {
    switch kind {
    case .appear: appear += 1
    case .disappear: disappear += 1
    case .body: bodies += 1
    case .measure: measures += 1
    default: break
    }
  }

  var text: String? {
    let named = [
      ("appear", appear), ("disappear", disappear), ("bodies", bodies), ("measures", measures),
    ]
    let written = named.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }
    return written.isEmpty ? nil : written.joined(separator: ", ")
  }
}

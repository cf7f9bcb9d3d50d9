public import LazyTrace

/// What a report shows of a run: the frames of its windows with everything that happened in them.
///
/// It is complete for the frames that it has. Once it would become too long, later frames are only
/// counted, and those of them are named in which something moved by itself.
public struct RunReport: Equatable, Sendable {
  /// How the run came about.
  public let header: EventJSON.Header
  /// The line that makes the report again.
  public let command: String
  /// What a reader must know besides, such as an error that ended the script.
  public var notes: [String] = []
  /// What runs of the script under other conditions showed; nil where none was wanted.
  public var others: OtherRuns?
  /// Whether the run, or what is known of it, ended early.
  public var isCutOff = false
  /// Whether it shows a part of what happened.
  var isPart: Bool { isCutOff || omission != nil }
  /// The windows by their numbers.
  private(set) var windows: [Int: WindowReport] = [:]
  /// Whether it takes more frames.
  public private(set) var isOpen = true
  /// Whether it was made from a saved trace, which has no pictures.
  private(set) var isOfTrace = false
  /// What stands around the numbers of texts.
  private(set) var patterns = ValueTable<[String]>()

  private let range: ClosedRange<Int>
  /// How many places of what it was made from are no UTF-8.
  private var replacements = 0
  /// About how many bytes of a page the patterns take.
  private var bytes = 0
  private var left = Left()

  /// What is left out behind the last frame.
  private struct Left: Equatable, Sendable {
    var frames = 0
    var events = 0
    var moves: [Int] = []
  }

  /// Creates a report without frames.
  ///
  /// - Parameters:
  ///   - header: How the run came about.
  ///   - command: The line that makes the report again.
  ///   - frames: The frames that are wanted of each window.
  public init(
    of header: EventJSON.Header,
    command: String,
    frames: ClosedRange<Int> = 1...Int.max
  ) {
    (self.header, self.command, range) = (header, command, frames)
  }

  /// Whether it has no frame.
  public var isEmpty: Bool { windows.values.allSatisfy(\.frames.isEmpty) }

  /// How much a page may have that every browser opens at once: bytes, and frames of one window.
  private static let (mostBytes, mostFrames) = (4_700_000, 20_000)

  /// The numbers of the windows, in order.
  public var windowNumbers: [Int] { windows.keys.sorted() }

  /// The windows with their numbers, in order.
  var orderedWindows: [(number: Int, window: WindowReport)] {
    windows.sorted { $0.key < $1.key }.map { (number: $0.key, window: $0.value) }
  }

  /// How much it has, in a few words.
  public var summary: String {
    let all = windows.values
    let counts = [
      Counted.text(all.reduce(0) { $0 + $1.frames.count }, one: "frame"),
      Counted.text(all.reduce(0) { $0 + $1.entries.count }, one: "event"),
    ]
    return (windows.count == 1 ? counts : [Counted.text(windows.count, one: "window")] + counts)
      .joined(separator: ", ")
  }

  /// Whether a frame is one of those that are wanted.
  public func includes(_ frame: Int) -> Bool { isOpen && range.contains(frame) }

  /// Takes in an event of a run; those of a window come in the order in which they happened.
  public mutating func add(_ event: Event, window: Int) {
    if isOpen {
      add(TraceLine(event, window: window))
    } else {
      leaveOut(event.kind.name, inFrame: event.frame)
    }
  }

  private mutating func add(_ line: TraceLine) {
    guard isOpen, line.frame <= range.upperBound else {
      return leaveOut(line.kind, inFrame: line.frame)
    }
    let isWanted = line.frame >= range.lowerBound
    let known = patterns.all.count
    windows[line.window, default: WindowReport()].add(line, isKept: isWanted, with: &patterns)
    guard isWanted else { return leaveOut(line.kind, inFrame: line.frame) }
    bytes += patterns.bytesInPage(from: known)
    guard line.kind == "frame" else { return }
    let whole = windows.keys.sorted().reduce(bytes) { $0 + (windows[$1]?.bytesInPage ?? 0) }
    let count = windows[line.window]?.frames.count ?? 0
    isOpen = whole < Self.mostBytes && count < Self.mostFrames
  }

  /// The frame in which the events of a window end though it is not whole; the first window's.
  public var openFrame: Int? {
    orderedWindows.lazy.compactMap(\.window.openFrame).first
  }

  /// Takes in what can be seen at the end of the last frame of a window.
  public mutating func add(_ still: Still, window: Int) {
    guard let frame = windows[window]?.frames.last, frame.number == still.frame else { return }
    windows[window]?.add(still)
  }

  /// Takes in why something moved in the last frame of a window.
  public mutating func add(explanation: String, window: Int) {
    let known = patterns.all.count
    windows[window]?.explain(as: patterns.take(explanation))
    bytes += patterns.bytesInPage(from: known)
  }

  /// A text with its numbers.
  func text(_ text: PatternedText) -> String {
    let pieces = patterns.all[text.pattern]
    return pieces[0] + zip(text.numbers, pieces.dropFirst()).map { $0 + $1 }.joined()
  }

  /// Takes in what the lint found in a window.
  public mutating func add(_ findings: [LintFinding], window: Int) {
    windows[window]?.findings = findings.map(\.text)
  }

  /// Takes in a line of a saved trace, the first one of which was read before.
  ///
  /// - Parameters:
  ///   - line: The line, without a line feed.
  ///   - number: Its number in the file, from 1.
  ///   - isLast: Whether the file ends in it.
  /// - Throws: ``SavedTrace/Fault`` if it is none of a trace.
  public mutating func add(
    _ line: ArraySlice<UInt8>,
    number: Int,
    isLast: Bool
  ) throws(SavedTrace.Fault) {
    isOfTrace = true
    if isOpen { noteReplacements(in: line) }
    if !isOpen, !isLast, let (kind, frame) = SavedTrace.beginning(of: line) {
      leaveOut(kind, inFrame: frame)
    } else if let event = try SavedTrace.event(in: line, number: number, isLast: isLast) {
      add(event)
    }
  }

  /// Notes what cannot be shown of a text because it is no UTF-8.
  public mutating func noteReplacements(in text: ArraySlice<UInt8>) {
    replacements += text.countOfReplacements
  }

  /// What a reader must know, a sentence or more each.
  var remarks: [String] {
    let encoding =
      replacements == 0
      ? [] : [Counted.text(replacements, one: "place") + " without UTF-8: shown as \u{FFFD}."]
    return notes + encoding + (omission.map { [$0] } ?? [])
  }

  private mutating func leaveOut(_ kind: String, inFrame frame: Int) {
    if kind == "frame" { left.frames += 1 } else { left.events += 1 }
    guard kind == "moved", left.moves.last != frame else { return }
    if left.moves.count <= Self.mostNamed { left.moves.append(frame) }
  }

  private static let mostNamed = 20

  /// What is left out, in words; nil if nothing is.
  public var omission: String? {
    guard left.frames + left.events > 0 else { return nil }
    var text =
      "Left out: " + Counted.text(left.frames, one: "frame") + " with "
      + Counted.text(left.events, one: "event") + "; --frames FIRST-LAST chooses others."
    guard !left.moves.isEmpty else { return text }
    text += " Something moved by itself there in frame "
    text += left.moves.prefix(Self.mostNamed).map(String.init).joined(separator: ", ")
    return text + (left.moves.count > Self.mostNamed ? " and later ones." : ".")
  }
}

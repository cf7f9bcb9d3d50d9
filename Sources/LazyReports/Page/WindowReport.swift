internal import LazyTrace

/// What a report shows of a window.
struct WindowReport: Equatable, Sendable {
  /// A frame.
  struct Frame: Equatable, Sendable {
    var number: Int
    /// The virtual time, in seconds.
    var time: Double
    /// What its work took, and by how much it was late, in virtual milliseconds.
    var cost: Double
    var late: Double
    /// What its work took before it was shown, if it was late, in virtual milliseconds.
    var ownCost: Double?
    /// What its work was.
    var shares: [Share]
    /// Its events among those of the window.
    var events: Range<Int>
    /// What can be seen at its end, among the stills of the window; nil if that is not known.
    var still: Int?
    /// The text that says why something moved; nil if there is none.
    var explanation: PatternedText?
  }

  /// A part of a frame's work.
  struct Share: Equatable, Sendable {
    let name: String
    let count: Int
    let milliseconds: Double
  }

  /// Something that moved by itself.
  struct Move: Equatable, Sendable {
    /// The place of the frame among those of the report.
    let frame: Int
    let id: String
    let by: Double
    let cause: String
  }

  /// A step of an offset or a length of content.
  struct Step: Equatable, Sendable {
    /// The place of the frame among those of the report.
    let frame: Int
    let value: Double
    /// What changed the offset, each by how much.
    var causes: [Cause] = []
    var isEstimated = false
  }

  /// A part of a change of the offset.
  struct Cause: Equatable, Sendable {
    let name: String
    let change: Double
  }

  /// What scrolls, along one axis.
  struct Track: Equatable, Sendable {
    let name: String
    var offsets: [Step] = []
    var sizes: [Step] = []
  }

  /// The life of a view.
  struct Life: Equatable, Sendable {
    enum Stage: String, Equatable, Sendable {
      case prefetched, visible, retained
    }

    /// A stage with the places of its first frame and of the first one after it.
    struct Stretch: Equatable, Sendable {
      let stage: Stage
      let first: Int
      var end: Int?
    }

    var name: String
    /// Whether the name is an id, or what stands for one.
    var isNamed: Bool
    var stretches: [Stretch] = []

    /// Begins a stage, or ends the life.
    ///
    /// - Returns: Whether a stage began.
    mutating func enter(_ stage: Stage?, at frame: Int) -> Bool {
      guard stretches.last?.stage != stage || stretches.last?.end != nil else { return false }
      if let last = stretches.indices.last, stretches[last].end == nil {
        stretches[last].end = frame
      }
      if let stage { stretches.append(Stretch(stage: stage, first: frame)) }
      return stage != nil
    }
  }

  /// About how many bytes of a page it takes, beside the patterns of texts.
  var bytesInPage: Int { bytes + tables.bytesInPage }
  private var bytes = 0
  private(set) var frames: [Frame] = []
  /// The events: the kind, the id and the values of each, with tabs between them.
  private(set) var entries: [PatternedText] = []
  private(set) var moves: [Move] = []
  private(set) var stills: [Still] = []
  private(set) var tables = StillTables()
  /// What scrolls, in the order in which it was first told of.
  private(set) var tracks: [Track] = []
  /// The lives of the subviews of lazy containers, in the order in which they began.
  var lives: [Life] { order.compactMap { living[$0] }.filter { !$0.stretches.isEmpty } }
  /// What the lint found, a text each.
  var findings: [String]?

  /// By how much offsets changed in frames, by the places of these, though nobody asked for it; in
  /// points, the most first.
  var corrections: [(frame: Int, by: Double)] {
    tracks.flatMap(\.offsets).compactMap { step in
      let by = step.causes.filter { !Self.asked.contains($0.name) }.reduce(0) { $0 + $1.change }
      return abs(by) > 0.5 && frames.indices.contains(step.frame) ? (step.frame, abs(by)) : nil
    }.sorted { ($1.by, $0.frame) < ($0.by, $1.frame) }
  }

  /// The causes of what somebody asked for, or what follows from it.
  private static let asked = Set(
    [LedgerCause.user, .script, .target, .snap, .clamp].map(\.rawValue)
  )

  /// The frame of the last events, if it did not end.
  private(set) var openFrame: Int?
  private var lastFrame = 0
  private var living: [Int: Life] = [:]
  private var order: [Int] = []
  private var places: [String: Int] = [:]
  /// The views that left the screen without being removed themselves, by the places of frames.
  private var withOuter: [Int: [Int]] = [:]
  private var firstEntry = 0
  private var late = 0.0
  private var ownCost: Double?

  /// Takes in an event, which is listed if it is kept.
  mutating func add(_ line: TraceLine, isKept: Bool, with patterns: inout ValueTable<[String]>) {
    follow(line, isKept: isKept)
    if line.kind == "frame" { lastFrame = line.frame }
    openFrame = line.frame > lastFrame ? line.frame : nil
    guard isKept else { return }
    // What happens between two frames belongs to the first one.
    let isLate = line.kind != "frame" && line.frame == frames.last?.number
    defer { if isLate { takeLastEntries() } }
    if line.kind == "frame" { return end(line) }
    if line.kind == "hitch" {
      (late, ownCost) = (line.fields.number("late") ?? 0, line.fields.number("cost"))
    }
    if line.kind == "moved" {
      let id = (line.fields.text("viewID") ?? line.id ?? "").shownInReport
      bytes += 40 + id.bytesInPage
      moves.append(
        Move(
          frame: frames.count - (isLate ? 1 : 0),
          id: id,
          by: line.fields.number("by") ?? 0,
          cause: line.fields.text("cause") ?? ""
        )
      )
    }
    let id = line.id?.shownInReport ?? ""
    let entry = patterns.take("\(line.kind.shownInReport)\t\(id)\t\(line.words)")
    bytes += entry.bytesInPage
    entries.append(entry)
  }

  private mutating func takeLastEntries() {
    let first = frames[frames.count - 1].events.lowerBound
    frames[frames.count - 1].events = first..<entries.count
    firstEntry = entries.count
  }

  private mutating func end(_ line: TraceLine) {
    let shares = line.fields.records("costs").map { share -> Share in
      let view = share.text("view").map { " of " + $0.shownInReport } ?? ""
      return Share(
        name: (share.text("work") ?? "") + view,
        count: share.integer("count") ?? 1,
        milliseconds: share.number("milliseconds") ?? 0
      )
    }
    bytes += 40 + 40 * shares.count
    frames.append(
      Frame(
        number: line.frame,
        time: line.time,
        cost: line.fields.number("cost") ?? 0,
        late: late,
        ownCost: ownCost,
        shares: shares,
        events: firstEntry..<entries.count
      )
    )
    (firstEntry, late, ownCost) = (entries.count, 0, nil)
  }

  /// Follows offsets, lengths of contents and lives, which last from frame to frame.
  private mutating func follow(_ line: TraceLine, isKept: Bool) {
    switch line.kind {
    case "offset":
      guard let value = line.fields.number("new") else { return }
      let causes = line.fields.records("entries").map { entry -> Cause in
        Cause(name: entry.text("cause") ?? "", change: entry.number("change") ?? 0)
      }
      let track = place(of: line)
      bytes += 20 + 20 * causes.count
      if tracks[track].offsets.isEmpty, let old = line.fields.number("old") {
        tracks[track].offsets.append(Step(frame: 0, value: old))
      }
      tracks[track].offsets.add(
        Step(frame: frames.count, value: value, causes: isKept ? causes : [])
      )
    case "contentSize":
      guard let value = line.fields.number("new") else { return }
      let isEstimated = line.fields.flag("isEstimated")
      tracks[place(of: line)].sizes.add(
        Step(frame: frames.count, value: value, isEstimated: isEstimated)
      )
    case "prefetch.body", "prefetch.layout": live(.prefetched, line)
    case "body" where line.fields.text("reason") == "lookahead": live(.prefetched, line)
    case "place": live(.visible, line)
    case "walk": live(.retained, line)
    case "remove":
      live(.retained, line)
      if let node = line.node { withOuter[frames.count]?.removeAll { $0 == node } }
    case "disappear": disappear(line)
    case "evict":
      endWithOuter(line)
      live(nil, line)
    default: break
    }
  }

  private mutating func live(_ stage: Life.Stage?, _ line: TraceLine) {
    guard let node = line.node else { return }
    if living[node] == nil {
      guard stage != nil else { return }
      let name =
        line.id?.shownInReport ?? line.fields.integer("index").map { "row \($0)" } ?? "view"
      bytes += name.bytesInPage
      living[node] = Life(name: name, isNamed: line.id != nil)
      order.append(node)
    }
    if living[node]?.enter(stage, at: frames.count) == true { bytes += 14 }
  }

  /// Notes that a view left the screen, with the row that it is in if it is not removed itself.
  private mutating func disappear(_ line: TraceLine) {
    guard let node = line.node, let last = living[node]?.stretches.last,
      last.stage == .visible, last.end == nil
    else { return }
    live(.retained, line)
    withOuter[frames.count, default: []].append(node)
  }

  /// Ends the lives of views that left the screen with a row which is given up now.
  private mutating func endWithOuter(_ line: TraceLine) {
    guard let node = line.node, let last = living[node]?.stretches.last, last.end == nil else {
      return
    }
    for inner in withOuter.removeValue(forKey: last.first) ?? [] {
      guard let own = living[inner]?.stretches.last, own.end == nil, own.first == last.first else {
        continue
      }
      _ = living[inner]?.enter(nil, at: frames.count)
    }
  }

  /// The place of what scrolls among the tracks.
  private mutating func place(of line: TraceLine) -> Int {
    let key = "\(line.node ?? 0) \(line.axis ?? "")"
    if let place = places[key] { return place }
    let name = line.id?.shownInReport ?? "scroll view" + (line.node.map { " (node \($0))" } ?? "")
    places[key] = tracks.count
    tracks.append(Track(name: line.axis.map { "\(name), \($0)" } ?? name))
    return tracks.count - 1
  }

  /// Takes in what can be seen at the end of the last frame.
  mutating func add(_ still: Still) {
    guard !frames.isEmpty else { return }
    for box in still.boxes { name(box.node, box.label) }
    for view in still.waiting { name(view.node, view.label) }
    if let last = stills.last, last.showsSame(as: still) {
      frames[frames.count - 1].still = stills.count - 1
      return
    }
    stills.append(still)
    frames[frames.count - 1].still = stills.count - 1
    tables.add(still)
  }

  /// Names a life as pictures do, unless it has an id.
  private mutating func name(_ node: Int?, _ label: String) {
    guard let node, living[node]?.isNamed == false else { return }
    living[node]?.name = label.shownInReport
    living[node]?.isNamed = true
  }

  /// Sets why something moved in the last frame.
  mutating func explain(as text: PatternedText) {
    guard !frames.isEmpty else { return }
    bytes += 8 + text.bytesInPage
    frames[frames.count - 1].explanation = text
  }
}

extension [WindowReport.Step] {
  /// Adds a step; what happens later in the same frame is one step with it.
  fileprivate mutating func add(_ step: WindowReport.Step) {
    guard let last, last.frame == step.frame else { return append(step) }
    self[count - 1] = WindowReport.Step(
      frame: step.frame,
      value: step.value,
      causes: last.causes + step.causes,
      isEstimated: step.isEstimated
    )
  }
}

extension Still {
  /// Whether a picture of both is the same.
  fileprivate func showsSame(as other: Still) -> Bool {
    var other = other
    (other.frame, other.time) = (frame, time)
    return self == other
  }
}

extension String {
  /// An id or a name as a page shows it: one line, and not longer than a line can be read.
  var shownInReport: String { shortened(to: 200).onOneLine }

  /// How many bytes of a page it takes as a text of JSON without markup.
  var bytesInPage: Int {
    utf8.reduce(3) { count, byte in
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): count + 6
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "\n"): count + 2
      default: count + 1
      }
    }
  }
}

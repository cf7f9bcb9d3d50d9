internal import LazyScripting
internal import LineEditor

/// Goes through frames of a window that were made before.
///
/// The session keeps a still of each of the frames made last, so nothing runs again and nothing
/// changes.
struct PastWatch {
  /// The frames that are gone through, in order.
  let frames: [Int]
  private let session: any ScriptSession
  private let name: String?
  private let past: WindowPast
  private var place = 0
  private var showsReason = false
  /// Something to tell once.
  private var note: String?
  private static let hint = "left, right, Home, End; w why; b, n to moves; q leaves"

  /// Finds the frames; throws what is to be written where there are none.
  init(
    of session: any ScriptSession,
    words: FrameWords,
    past: WindowPast
  ) throws(FrameWords.Mistake) {
    try words.check(among: past, of: "watch")
    let wanted = (words.first ?? 1)...(words.last ?? past.last)
    self.session = session
    (name, self.past) = (words.name, past)
    frames = past.drawn.filter(wanted.contains)
    note = try Self.missing(of: wanted, among: past)
  }

  /// That some frames are not kept; throws if none is.
  private static func missing(
    of wanted: ClosedRange<Int>,
    among past: WindowPast
  ) throws(FrameWords.Mistake) -> String? {
    let drawn = past.drawn.filter(wanted.contains)
    let missing = wanted.count - drawn.count
    guard missing > 0 else { return nil }
    guard let first = drawn.first else {
      let names =
        wanted.count == 1
        ? "frame \(wanted.lowerBound)" : "frames \(wanted.lowerBound) to \(wanted.upperBound)"
      let remedy =
        past.drawn.first.map { "; the oldest is of frame \($0): write .watch \($0)" }
        ?? ", only of those made from now on, and of at most 2,000 views"
      throw FrameWords.Mistake(text: "no drawing of \(names) is kept" + remedy)
    }
    let all = missing == 1 ? "1 frame is" : "\(missing) frames are"
    return "\(all) not kept any more; the first that is kept is \(first)"
  }

  /// Prints all frames below one another.
  func write(to terminal: any Terminal) throws(ScriptError) {
    if let title = past.title { terminal.writeLine(title + ":") }
    if let note { terminal.writeLine(note) }
    for frame in frames { terminal.writeText(try session.answer(.frame(frame), of: name)) }
  }

  /// Runs until the user leaves.
  mutating func run(on screen: consuming WatchScreen) throws(ScriptError) {
    var state = self
    try screen.run { rows throws(ScriptError) in
      defer { state.note = nil }
      return try state.content(rows: rows)
    } taking: { key throws(ScriptError) in
      state.take(key)
    }
    self = state
  }

  private func content(rows: Int) throws(ScriptError) -> WatchScreen.Content {
    let frame = frames[place]
    let hint = note.map { "\($0); q leaves" } ?? Self.hint
    let lead = past.title.map { $0 + ":\n" } ?? ""
    if showsReason {
      let reason = try session.answer(.why(frame...frame), of: name)
      return WatchScreen.Content(text: reason, hint: hint, keepsEnd: false)
    }
    let room = rows - (past.title == nil ? 0 : 1)
    let text = lead + (try session.answer(.frame(frame, mostRows: room), of: name))
    return WatchScreen.Content(text: text, hint: hint)
  }

  private mutating func take(_ key: Key) {
    switch key {
    case .named(.left, _), .named(.up, _): place = max(0, place - 1)
    case .named(.right, _), .named(.down, _), .text(" "): place = min(frames.count - 1, place + 1)
    case .named(.home, _): place = 0
    case .named(.end, _): place = frames.count - 1
    case .text("w"): showsReason.toggle()
    case .text("b"): go(to: past.moving.last { $0 < frames[place] }, where: "before")
    case .text("n"): go(to: past.moving.first { $0 > frames[place] }, where: "after")
    default: break
    }
  }

  /// Goes to a frame in which a view moved, if there is one among those that are gone through.
  private mutating func go(to frame: Int?, where side: String) {
    if let frame, let found = frames.firstIndex(of: frame) {
      place = found
    } else if let frame {
      note = "a view moved in frame \(frame): .watch \(name.map { $0 + " " } ?? "")\(frame)"
    } else {
      note = "no view moved by itself \(side) frame \(frames[place])"
    }
  }
}

public import LazyTrace

/// Writes what happened as events that Perfetto reads: an array of JSON, an event a line.
///
/// A window is a process, a kind of work a thread. Work stands where a frame did it, one kind after
/// the other; hitches are slices as long as the late frame's work. Perfetto needs no end of
/// the array, so that it reads a file that was cut off up to its last whole line.
public struct PerfettoEvents: EventText {
  /// A row of slices below one another, with its number in Perfetto.
  fileprivate enum Lane: Int, CaseIterable {
    case frames = 1
    case input, bodies, layout, render, callbacks, prefetch, hitches, moves
  }

  /// What is known of a window.
  private struct WindowState {
    /// Where the last slice of a lane ends, in nanoseconds.
    var ends: [Lane: Int] = [:]
    /// The phases of scroll views and when they began, in nanoseconds.
    var phases: [EventSubject.Key: (phase: ScrollPhase, start: Int)] = [:]
    /// The number of nodes that live.
    var views = 0
    /// The time of the last event, in nanoseconds.
    var last = 0
  }

  private var writer = JSONWriter()
  private var windows: [Int: WindowState] = [:]

  /// Begins the array.
  public init(of script: String) {
    writer.bytes.append(contentsOf: Array("[\n".utf8))
    named("process_name", script, process: 0, thread: 0)
  }

  /// How every file of this kind begins.
  public static let mark = #"[\#n{"name":"process_name","ph":"M","pid":0,"tid":0,"#

  /// The lines, each with a comma and a line feed at its end.
  public var bytes: [UInt8] { writer.bytes }

  /// How many bytes there are.
  public var count: Int { writer.bytes.count }

  /// Forgets the lines.
  public mutating func removeAll() { writer.bytes.removeAll(keepingCapacity: true) }

  /// Adds what an event of a window shows.
  public mutating func append(_ event: Event, window: Int) {
    var state = windows[window] ?? begin(window)
    let time = Self.nanoseconds(event.time)
    state.last = max(state.last, time)
    switch event.detail {
    case .initialize:
      state.views += 1
    case .evict:
      state.views -= 1
    case .offset(_, let new, _):
      count("offset", of: event.subject, new, at: time, in: window)
    case .contentSize(_, let new, _):
      count("content size", of: event.subject, new, at: time, in: window)
    case .phase(let old, let new):
      end(old, of: event.subject, at: time, in: &state, window)
      state.phases[event.subject.key] = new == .idle ? nil : (new, time)
    case .prefetchBody(let view, let index):
      mark("body of \(name(view, index, of: event))", on: .prefetch, at: time, in: window)
    case .prefetchLayout(let view, let index, _):
      mark("layout of \(name(view, index, of: event))", on: .prefetch, at: time, in: window)
    case .prefetchDiscard(let view, let index, _):
      mark("\(name(view, index, of: event)) discarded", on: .prefetch, at: time, in: window)
    case .moved(let by, let cause, _, _):
      let view = event.id.map(FoldedIDs.text) ?? "a view"
      mark("\(view) \(NumberFormat.change(by)), \(cause)", on: .moves, at: time, in: window)
    case .hitch(let late, let cost):
      let name = "hitch: " + NumberFormat.decimal(late) + " ms late"
      slice(name, on: .hitches, from: time, lasting: cost, in: &state, window)
    case .frame(_, let account):
      add(account, of: event.frame, at: time, to: &state, window)
    default: break
    }
    windows[window] = state
  }

  /// Adds what has begun and not ended.
  public mutating func finish() {
    for (window, state) in windows.sorted(by: { $0.key < $1.key }) {
      var state = state
      for (key, phase) in state.phases.sorted(by: { $0.key < $1.key }) {
        end(phase.phase, of: key.subject, at: state.last, in: &state, window)
      }
    }
    // The last event has no comma, so that strict readers of JSON take the whole file.
    named("thread_name", "script", process: 0, thread: 0)
    writer.bytes.removeLast(2)
    writer.bytes.append(contentsOf: Array("\n]\n".utf8))
  }

  private mutating func begin(_ window: Int) -> WindowState {
    named("process_name", "window \(window)", process: window, thread: 0)
    for lane in Lane.allCases {
      named("thread_name", "\(lane)", process: window, thread: lane.rawValue)
    }
    return WindowState()
  }

  private mutating func add(
    _ account: FrameAccount,
    of frame: Int,
    at time: Int,
    to state: inout WindowState,
    _ window: Int
  ) {
    slice("frame \(frame)", on: .frames, from: time, lasting: account.cost, in: &state, window)
    var start = time
    for share in account.costs {
      let times = share.count == 1 ? "" : " × \(share.count)"
      let name = (share.view ?? "frame") + times
      if let lane = share.work.lane {
        slice(name, on: lane, from: start, lasting: share.milliseconds, in: &state, window)
      }
      start = min(start + Self.nanoseconds(share.milliseconds / 1_000), Self.most)
    }
    line { $0.counter("live views", state.views.description, at: time, process: window) }
  }

  private mutating func end(
    _ phase: ScrollPhase,
    of subject: EventSubject,
    at time: Int,
    in state: inout WindowState,
    _ window: Int
  ) {
    guard let (known, start) = state.phases[subject.key], known == phase else { return }
    let length = Double(time - start) / 1e6
    slice(phase.rawValue, on: .input, from: start, lasting: length, in: &state, window)
  }

  /// Writes a slice, which begins no earlier than the one before it on its lane ends.
  private mutating func slice(
    _ name: String,
    on lane: Lane,
    from start: Int,
    lasting milliseconds: Double,
    in state: inout WindowState,
    _ window: Int
  ) {
    let start = min(max(start, state.ends[lane] ?? 0), Self.most)
    let end = min(start + Self.nanoseconds(milliseconds / 1_000), Self.most)
    state.ends[lane] = end
    line {
      $0.begin(name, "X", at: start, process: window, thread: lane.rawValue)
      $0.name("dur")
      $0.literal(Self.microseconds(end - start))
    }
  }

  /// What a view is called: its id, or its type and its place.
  private func name(_ view: String, _ index: Int, of event: Event) -> String {
    event.id.map { "\(FoldedIDs.text(of: $0)) (\(view))" } ?? "\(view) \(index + 1)"
  }

  private mutating func mark(_ name: String, on lane: Lane, at time: Int, in window: Int) {
    line {
      $0.begin(name, "i", at: time, process: window, thread: lane.rawValue)
      $0.member("s", text: "t")
    }
  }

  private mutating func count(
    _ name: String,
    of subject: EventSubject,
    _ value: Double,
    at time: Int,
    in window: Int
  ) {
    // What Perfetto reads is an Int64.
    guard value.magnitude < 0x1p63 else { return }
    let owner = subject.node.map { " of \($0)" } ?? ""
    let axis = subject.axis.map { ", \($0)" } ?? ""
    line {
      $0.counter(name + owner + axis, NumberFormat.json(value), at: time, process: window)
    }
  }

  private mutating func named(_ kind: String, _ name: String, process: Int, thread: Int) {
    line {
      $0.member("name", text: kind)
      $0.member("ph", text: "M")
      $0.member("pid", process)
      $0.member("tid", thread)
      $0.name("args")
      $0.object { $0.member("name", text: name) }
    }
  }

  private mutating func line(_ members: (inout JSONWriter) -> Void) {
    writer.object(members)
    writer.bytes.append(UInt8(ascii: ","))
    writer.endLine()
  }

  /// The greatest time, in nanoseconds: some 36 years.
  private static let most = 1 << 60

  /// Whole nanoseconds, so that neither end of a slice is rounded twice.
  private static func nanoseconds(_ seconds: Double) -> Int {
    (seconds * 1e9).rounded().whole(in: 0...most)
  }

  /// Nanoseconds as microseconds with three decimals.
  fileprivate static func microseconds(_ nanoseconds: Int) -> String {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000)
    let decimals = "\(rest)"
    return "\(whole)." + String(repeating: "0", count: 3 - decimals.count) + decimals
  }
}

extension CostShare.Work {
  /// Where it is shown; nil for the fixed cost of a frame, which the frame shows.
  fileprivate var lane: PerfettoEvents.Lane? {
    switch self {
    case .frame: nil
    case .body: .bodies
    case .layout: .layout
    case .render, .remove: .render
    case .callback: .callbacks
    }
  }
}

extension EventSubject {
  /// What tells scroll views and their axes apart.
  fileprivate struct Key: Hashable, Comparable {
    let node: Int
    let axis: Axis?

    var subject: EventSubject { EventSubject(node: node, axis: axis) }

    static func < (left: Key, right: Key) -> Bool {
      (left.node, left.axis == .vertical ? 1 : 0) < (right.node, right.axis == .vertical ? 1 : 0)
    }
  }

  fileprivate var key: Key { Key(node: node ?? 0, axis: axis) }
}

extension JSONWriter {
  fileprivate mutating func member(_ name: StaticString, _ value: Int) {
    self.name(name)
    self.value(value)
  }

  fileprivate mutating func begin(
    _ name: String,
    _ kind: String,
    at time: Int,
    process: Int,
    thread: Int
  ) {
    member("name", text: name)
    member("ph", text: kind)
    self.name("ts")
    literal(PerfettoEvents.microseconds(time))
    member("pid", process)
    member("tid", thread)
  }

  fileprivate mutating func counter(_ name: String, _ value: String, at time: Int, process: Int) {
    begin(name, "C", at: time, process: process, thread: 0)
    self.name("args")
    object {
      $0.name("value")
      $0.literal(value)
    }
  }
}

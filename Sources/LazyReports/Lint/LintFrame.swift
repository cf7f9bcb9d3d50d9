internal import LazyTrace

/// The facts of one frame that rules combine.
struct LintFrame {
  /// The names of the callbacks that changed data.
  private(set) var callbacks: [FrameAccount.Callback] = []
  /// Whether an estimate or a measurement changed an offset.
  private(set) var isCorrected = false
  /// Whether data were edited or the window was resized.
  private(set) var isEdited = false
  /// How many rows were measured more than once, and the first of them.
  private(set) var measuredTwice: (count: Int, first: ViewID?) = (0, nil)
  /// How many rows had no length, and the first of them.
  private(set) var empty: (count: Int, first: ViewID?) = (0, nil)
  /// The moves of views behind a view whose length changed.
  private(set) var resizes: [(id: ViewID?, by: Double)] = []
  private var measured = Set<Who>()
  private var again = Set<Who>()

  /// Identifies one view, even if another one has its id.
  private struct Who: Hashable {
    let id: ViewID?
    let node: Int?
  }

  init() {}

  /// Takes in an event of the frame.
  mutating func add(_ event: Event) {
    switch event.detail {
    case .measure(_, let length, _):
      note(Who(id: event.id, node: event.node), length: length)
    case .offset(_, _, let entries):
      for entry in entries {
        if [.estimate, .resize].contains(entry.cause), entry.anchor == nil { isCorrected = true }
        if entry.cause == .data { isEdited = true }
      }
    case .moved(let by, _, let subject, let account):
      guard let account, account.reasons.contains(where: { $0.kind == .resized }) else { return }
      resizes.append((subject ?? event.id, abs(by)))
    case .frame(_, let account):
      callbacks = account.callbacks
      if account.window != nil || !account.gone.isEmpty { isEdited = true }
    default: break
    }
  }

  private mutating func note(_ view: Who, length: Double) {
    if length == 0 {
      empty = (empty.count + 1, empty.first ?? view.id)
    }
    guard !measured.insert(view).inserted, again.insert(view).inserted else { return }
    measuredTwice = (measuredTwice.count + 1, measuredTwice.first ?? view.id)
  }
}

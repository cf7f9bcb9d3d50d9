internal import LazyTrace

/// The facts of one frame that rules combine.
struct LintFrame {
  /// The names of the callbacks that changed data.
  private(set) var callbacks: [FrameAccount.Callback] = []
  /// Whether an estimate or a measurement changed an offset.
  private(set) var isCorrected = false
  /// Whether data were edited or the window was resized.
  private(set) var isEdited = false
  /// How many rows got another length after a first one, and the first of them.
  private(set) var measuredTwice: (count: Int, first: ViewID?) = (0, nil)
  /// How many rows had no length, and the first of them.
  private(set) var empty: (count: Int, first: ViewID?) = (0, nil)
  /// The ids in sight of each scroll view in which they changed.
  private(set) var sights: [(scroll: Int?, ids: [ViewID])] = []
  /// The views with ids that came on screen and left it.
  private(set) var appeared: [Shown] = []
  private(set) var disappeared: [Shown] = []
  /// The scroll views whose offset changed, and those that somebody scrolled.
  private(set) var moved: Set<Int?> = []
  private(set) var scrolled: Set<Int?> = []
  /// Whether a body ran because data changed.
  private(set) var isUpdated = false
  /// How many views were drawn for the first time or again.
  private(set) var drawn = 0
  /// The bodies that ran because of a change that each of them had read.
  private(set) var readers = Readers()
  /// The views with ids whose bodies ran because a container makes all that it holds.
  private(set) var eager: [ViewID] = []
  /// The bodies that ran because of a change in place of something that none of them had read.
  private(set) var readersInside = Readers()
  /// The lengths that views were measured with.
  private(set) var lengths: [(view: Who, length: Double)] = []
  /// The moves of views behind a view whose length changed.
  private(set) var resizes: [(id: ViewID?, by: Double)] = []
  private var measured: [Who: Double] = [:]
  private var again = Set<Who>()

  /// Identifies one view, even if another one has its id.
  struct Who: Hashable {
    let id: ViewID?
    let node: Int?
  }

  /// A view with an id that is or was on screen.
  struct Shown: Hashable {
    let id: ViewID
    let view: String
    let node: Int?

    /// The same, whichever node it had.
    var name: Self { Self(id: id, view: view, node: nil) }
  }

  /// How many bodies ran for one kind of reason, by the name of the view.
  struct Readers {
    private var known: [String: (count: Int, first: ViewID?)] = [:]

    mutating func add(_ view: String, id: ViewID?) {
      let before = known[view] ?? (0, id)
      known[view] = (before.count + 1, before.first)
    }

    /// The views of which most bodies ran, and the first of them; of equal names the first.
    var most: (view: String, count: Int, first: ViewID?)? {
      known.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        .map { ($0.key, $0.value.count, $0.value.first) }
    }
  }

  init() {}

  /// Takes in an event of the frame.
  mutating func add(_ event: Event) {
    switch event.detail {
    case .measure(_, let length, _):
      note(Who(id: event.id, node: event.node), length: length)
    case .body(_, .update), .body(_, .environment): isUpdated = true
    case .body(_, .eager): if let id = event.id { eager.append(id) }
    case .body(let view, let reason) where Self.readings.contains(reason):
      readers.add(view, id: event.id)
      isUpdated = true
    case .body(let view, .inPlace):
      readersInside.add(view, id: event.id)
      isUpdated = true
    case .render: drawn += 1
    case .visible(let ids): sights.append((event.node, ids))
    case .appear(let view):
      if let id = event.id { appeared.append(Shown(id: id, view: view, node: event.node)) }
    case .disappear(let view):
      if let id = event.id { disappeared.append(Shown(id: id, view: view, node: event.node)) }
    case .offset(_, _, let entries):
      moved.insert(event.node)
      if entries.contains(where: { Self.scrolls.contains($0.cause) }) {
        scrolled.insert(event.node)
      }
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

  /// What scrolls, as somebody asked for it.
  private static let scrolls: Set<LedgerCause> = [.user, .script, .target, .snap]
  /// Why bodies run that read what was changed; the environment is there to be read by all.
  private static let readings: Set<LoadReason> = [.state, .model]

  /// How many of the views that a container made with all others are in sight.
  var eagerInSight: Int {
    let inSight = Set(sights.flatMap(\.ids))
    return eager.count { inSight.contains($0) }
  }

  private mutating func note(_ view: Who, length: Double) {
    lengths.append((view, length))
    if length == 0 {
      empty = (empty.count + 1, empty.first ?? view.id)
    }
    guard let former = measured.updateValue(length, forKey: view), former != length,
      again.insert(view).inserted
    else { return }
    measuredTwice = (measuredTwice.count + 1, measuredTwice.first ?? view.id)
  }
}

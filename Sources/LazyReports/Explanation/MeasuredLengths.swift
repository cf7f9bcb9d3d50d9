import LazyTrace

/// What events say about the lengths of subviews: the last two of each, and whether it was given up
/// in between.
struct MeasuredLengths {
  /// What is known about one subview.
  struct Known {
    var length: Double
    /// The length before the present one, in points, if it changed.
    var before: Double?
    /// The frame in which it was last measured.
    var frame: Int
    /// The lengths that it had in the passes of that frame between those two.
    var between: [Double] = []
    /// What was given up after it had the earlier length.
    var loss = Loss.nothing
    /// What was given up after it was last measured.
    var nextLoss = Loss.nothing
  }

  /// What a view that left the screen may lose.
  enum Loss {
    case nothing
    /// Its node, which is made anew.
    case node
    /// Its node, with the states that differed from their initial values.
    case states([String])

    /// The states; none if none were lost.
    var states: [String] { if case .states(let names) = self { names } else { [] } }

    /// What is said behind the two lengths.
    var words: String {
      switch self {
      case .nothing: ""
      case .node: " (its view was given up in between, and was made anew)"
      case .states:
        " (its view was given up in between, and its state with it, and was made anew)"
      }
    }
  }

  private var known: [ViewID: Known] = [:]
  /// The different spacings of the containers; 0 first.
  private(set) var spacings = [0.0]
  private var knownSpacings: Set<Double> = [0]
  /// Whether there are grids, whose cells move with their lines.
  private(set) var hasGrids = false

  /// What could be seen in each scroll view, in the last frame in which that changed and before it.
  private var visible: [ScrollKey: (frame: Int, ids: [ViewID], before: [ViewID])] = [:]

  /// What came into sight in the frame of the last event, by what a scroll view says of that.
  func arrivals(_ event: Event) -> [ViewID] {
    guard let (frame, ids, before) = visible[ScrollKey(event)], frame == self.frame,
      !before.isEmpty || !isFirstLayout(event)
    else { return [] }
    let known = Set(before)
    return ids.filter { !known.contains($0) }
  }

  /// Whether nothing that was in sight in a scroll view still is, in the frame of the last event.
  func isExchanged(_ event: Event) -> Bool {
    guard let (frame, ids, before) = visible[ScrollKey(event)], frame == self.frame,
      !ids.isEmpty, !before.isEmpty
    else { return false }
    return Set(before).isDisjoint(with: ids)
  }

  /// Whether the first thing in sight in each scroll view kept its place; `moved` is what did not.
  func keepsFirst(but moved: Set<ViewID>) -> Bool {
    let first = visible.values.compactMap { shown in
      (shown.frame == frame ? shown.before : shown.ids).first.map { (id: $0, now: shown.ids) }
    }
    return !first.isEmpty
      && first.allSatisfy { $0.now.contains($0.id) && !moved.contains($0.id) }
  }

  /// Whether something was in sight before the frame of the last event, as long as it is now.
  func wasInSight(_ id: ViewID, withLength length: Double) -> Bool {
    guard known[id]?.frame == frame, before(id) == length else { return false }
    return visible.values.contains { ($0.frame == frame ? $0.before : $0.ids).contains(id) }
  }

  /// What scroll views without ids are in, by their numbers.
  private var scrollNames: [Int: ViewID] = [:]

  /// The id of a scroll view, or of what it is in.
  func name(of scroll: ScrollKey) -> ViewID? {
    scroll.id ?? scroll.node.flatMap { scrollNames[$0] }
  }

  /// Where views are, if another scroll view shows views with the ids of that one.
  func place(in scroll: ViewID?) -> String {
    guard let scroll else { return "" }
    var own = Set<ViewID>()
    for shown in visible where name(of: shown.key) == scroll {
      own.formUnion(shown.value.ids + shown.value.before)
    }
    let isShared = visible.contains { key, shown in
      name(of: key) != scroll && !own.isDisjoint(with: shown.ids + shown.before)
    }
    return isShared ? " in \(ViewWords.name(of: scroll))" : ""
  }

  /// The ids of which a diagnostic said that several elements have them.
  private(set) var duplicates: Set<ViewID> = []

  /// The frame in which the content of each scroll view was first laid out.
  private var laidOut: [ScrollKey: Int] = [:]

  /// Whether there are scroll views whose content was laid out.
  var hasScrolls: Bool { !laidOut.isEmpty }

  /// Whether the content of an event's scroll view is laid out for the first time.
  func isFirstLayout(_ event: Event) -> Bool { laidOut[ScrollKey(event)] == event.frame }

  /// What is in sight no more in the frame of the last event, by what a scroll view says of that.
  func leavers(_ event: Event) -> [ViewID] {
    guard let (frame, ids, before) = visible[ScrollKey(event)], frame == self.frame else {
      return []
    }
    let known = Set(ids)
    return before.filter { !known.contains($0) }
  }

  /// The views that were made anew in a frame, with the states that they had lost.
  private var returns: (frame: Int, views: [(id: ViewID, states: [String])]) = (0, [])

  /// The views that are made anew in the frame of the last event, with the states that they lost.
  var returned: [(id: ViewID, states: [String])] { returns.frame == frame ? returns.views : [] }

  /// The frame of the last event.
  private var frame = 0
  /// What was measured in that frame, each once, in order.
  private var measuredNow: [ViewID] = []
  /// In how many passes that frame was laid out.
  private var passes = 1

  /// The lengths that a subview had in the passes of the frame of the last event, without the one
  /// before and the last one.
  ///
  /// A row with a lazy stack in it may be measured several times in one pass.
  func between(_ id: ViewID) -> [Double] {
    guard let known = known[id], known.frame == frame else { return [] }
    let between = Array(known.between.drop { $0 == known.before })
    return between.count < passes ? between : []
  }

  /// Whether a subview is in sight in a scroll view.
  func isInSight(_ id: ViewID) -> Bool { visible.values.contains { $0.ids.contains(id) } }

  /// Whether a subview is the last of several that are in sight.
  func isLastInSight(_ id: ViewID) -> Bool {
    visible.values.contains { $0.ids.count > 1 && $0.ids.last == id }
  }

  /// Whether a subview was measured in the frame of the last event.
  func isMeasuredNow(_ id: ViewID) -> Bool { known[id]?.frame == frame }

  /// Whether a subview was measured in the frame of the last event for the first time.
  func isNew(_ id: ViewID) -> Bool {
    known[id].map { $0.frame == frame && $0.before == nil } ?? false
  }

  /// Whether a subview has another length in the frame of the last event than before.
  func hasChangedNow(_ id: ViewID) -> Bool { changed(id) != nil }

  /// The subviews that were out of sight before the frame of the last event and have another length
  /// in it, in the order in which they were measured.
  var changedOutOfSight: [(id: ViewID, old: Double, new: Double)] {
    let shown = Set(visible.values.flatMap { $0.frame == frame ? $0.before : $0.ids })
    return measuredNow.filter { !shown.contains($0) }.compactMap { id in
      changed(id).map { (id, $0.old, $0.new) }
    }
  }

  /// What is known about the subview with an id.
  func of(_ id: ViewID) -> Known? { known[id] }

  /// The length of a subview that was measured several times in the frame of the last event.
  func changedNow(_ id: ViewID) -> Double? {
    between(id).isEmpty ? nil : known[id]?.length
  }

  /// The length of a subview before the frame of the last event, in points.
  func before(_ id: ViewID) -> Double? {
    known[id].flatMap { $0.frame == frame ? $0.before ?? $0.length : $0.length }
  }

  /// The lengths of a subview before the frame of the last event and after it, if they differ.
  func changed(_ id: ViewID) -> (old: Double, new: Double)? {
    guard let old = before(id), let new = of(id)?.length, old != new else { return nil }
    return (old, new)
  }

  private func name(of id: ViewID) -> String {
    names[id].map(ViewWords.subject) ?? ViewWords.name(of: id)
  }

  /// By what a pass of the frame of the last event changed the length of a subview, in words, if
  /// another pass changed it, too.
  func passing(of id: ViewID, by change: Double) -> String? {
    guard let known = known[id], known.frame == frame, let before = known.before,
      !known.between.isEmpty
    else { return nil }
    let lengths = [before] + known.between + [known.length]
    let name = name(of: id)
    let step = lengths.indices.dropLast().first {
      abs(lengths[$0 + 1] - lengths[$0] - change) < 1e-6
    }
    guard let step else { return nil }
    let (old, new) = (
      NumberFormat.decimal(lengths[step]), NumberFormat.decimal(lengths[step + 1])
    )
    let loss = step == 0 ? known.loss.words : ""
    return step + 2 == lengths.count
      ? "\(name) is \(new) points long and was \(old) in an earlier pass"
      : "\(name) was \(new) points long in an earlier pass and \(old) before\(loss)"
  }

  /// What happened to the length of a subview, and why if that is known; without a full stop.
  func change(of id: ViewID?) -> String {
    let name = id.map { self.name(of: $0) } ?? "A subview"
    guard let known = id.flatMap(of), let before = known.before else {
      return "\(name) has another length than it had"
    }
    return "\(name) \(LedgerEntry.lengthWords((before, known.length)))" + known.loss.words
  }

  /// The last jump of a container in a scroll view, whose estimate of the length before may still
  /// be in use.
  func jump(
    of change: EstimateChange,
    in scroll: ScrollKey
  ) -> (frame: Int, change: EstimateChange)? {
    jumps[JumpKey(scroll: scroll, view: change.view, container: change.container)]
  }

  /// What containers of each name had assumed of lines whose length is not known, as it is written.
  private(set) var estimates: [String: Set<String>] = [:]
  /// The views without ids, by their labels.
  private var names: [ViewID: SeenView] = [:]
  private var jumps: [JumpKey: (frame: Int, change: EstimateChange)] = [:]

  private struct JumpKey: Hashable {
    let scroll: ScrollKey
    let view: String
    let container: ViewID?
  }

  /// Adds the next event.
  mutating func note(_ event: Event) {
    if event.frame != frame { measuredNow.removeAll(keepingCapacity: true) }
    frame = event.frame
    if case .frame(let passes, let account) = event.detail {
      self.passes = passes
      for place in account.scrollPlaces { scrollNames[place.node] = place.around?.id }
      for lost in account.lostStates where lost.reason == .retention {
        guard let id = lost.view.id, let loss = known[id]?.nextLoss else { continue }
        known[id]?.nextLoss = .states(loss.states + lost.states)
      }
    }
    if case .contentSize = event.detail, laidOut[ScrollKey(event)] == nil {
      laidOut[ScrollKey(event)] = frame
    }
    if case .estimate(let change) = event.detail {
      note(change)
      if case .jump = change.restart {
        let key =
          JumpKey(scroll: ScrollKey(event), view: change.view, container: change.container)
        jumps[key] = (event.frame, change)
      }
    }
    if case .visible(let ids) = event.detail {
      let key = ScrollKey(event)
      let last = visible[key]
      let before = last.map { $0.frame == frame ? $0.before : $0.ids } ?? []
      visible[key] = (frame, ids, before)
    }
    guard let id = event.id else { return }
    switch event.detail {
    case .diagnostic(let diagnostic) where diagnostic.code == .duplicateID: duplicates.insert(id)
    case .measure(_, let length, _): note(length, of: id, in: event.frame)
    case .evict: known[id]?.nextLoss = .node
    default: break
    }
  }

  /// Notes a length that was measured in a frame.
  private mutating func note(_ length: Double, of id: ViewID, in frame: Int) {
    guard var old = known[id] else {
      known[id] = Known(length: length, frame: frame)
      measuredNow.append(id)
      return
    }
    if old.frame != frame { measuredNow.append(id) }
    // A row may be measured several times in a frame; what counts is the length before the frame.
    if old.frame != frame {
      old.before = old.length
      old.frame = frame
      (old.loss, old.nextLoss) = (old.nextLoss, .nothing)
      if !old.loss.states.isEmpty { noteReturn(of: id, without: old.loss.states, in: frame) }
      old.between = []
    } else if old.length != length {
      old.between.append(old.length)
    }
    old.length = length
    known[id] = old
  }

  /// Notes that a view that lost states is made anew.
  private mutating func noteReturn(of id: ViewID, without states: [String], in frame: Int) {
    if returns.frame != frame { returns = (frame, []) }
    returns.views.append((id, states))
  }

  private mutating func note(_ change: EstimateChange) {
    if let measured = change.measured, let view = measured.view, view.id == nil {
      names[measured.subject] = view
    }
    for estimate in [change.old, change.new] where estimate > 0 {
      estimates[change.view, default: []].insert(NumberFormat.decimal(estimate))
    }
    let spacing = change.lead.spacing
    if knownSpacings.insert(spacing).inserted { spacings.append(spacing) }
    hasGrids = hasGrids || change.view.hasSuffix("Grid")
  }
}

/// The loaded subviews of a lazy container that are in no line: prefetched, walked past, retained
/// or pinned.
final class SubviewStore {
  let catalog: SubviewCatalog
  let context: FrameContext
  /// The subviews by index.
  @exclusivity(unchecked) private var aside = SmallTable<Int, Subview>()
  /// The subviews that left their lines since the last settlement, in order.
  @exclusivity(unchecked) private var released: [Subview] = []
  /// The counters of the subviews that were most recently given up, by label.
  @exclusivity(unchecked) private var history = EvictedCounters()
  /// The states of rows that were given up, in a profile that keeps them.
  @exclusivity(unchecked) private var rowStates: [ViewID: AnyObject] = [:]
  /// The last frame that counted as an update for subviews off screen.
  @exclusivity(unchecked) private var agedFrame = 0
  /// The indices of what is given up in the step that ages, whose room is used again.
  @exclusivity(unchecked) private var expired: [Int] = []
  /// Whether a subview may have been made from edited data of its own.
  @exclusivity(unchecked) var hasReadings = false
  /// Whether what is placed changed since the last report to the trace.
  @exclusivity(unchecked) var hasNews = true

  init(_ catalog: SubviewCatalog) {
    self.catalog = catalog
    context = catalog.context
  }

  deinit {
    aside.visit { $1.node.parent = nil }
    for subview in released { subview.node.parent = nil }
  }

  /// The subview with an index, if it is kept here.
  subscript(index: Int) -> Subview? { aside[index] }

  /// How many subviews are kept.
  var count: Int { aside.count }

  /// The subviews that are kept, unordered.
  var subviews: [Subview] { aside.values }

  /// The subviews that are kept, in the order of the container.
  var subviewsInOrder: [Subview] { aside.keys.sorted().compactMap { aside[$0] } }

  /// How many subviews left their lines and are not settled yet.
  var releasedCount: Int { released.count }

  /// What was on screen and is in no line any more, until the frame is over.
  var releasedFromScreen: [Subview] { released.filter(\.isPlaced) }

  /// Whether any subview that left its line was on screen.
  var hasReleasedFromScreen: Bool { released.contains(where: \.isPlaced) }

  /// The counters of the subviews that were most recently given up.
  var evicted: EvictedCounters { history }

  /// Begins the life of a subview that is loaded, which may have been given up before.
  func beginLife(of label: ViewID) -> SubviewLife { SubviewLife(history.take(label)) }

  /// Keeps the state of a row's own view although its node goes, as earlier systems did (Q10).
  ///
  /// - Returns: What is kept; nil if the row's own view has no state, or loses it.
  private func keepRowState(of subview: Subview) -> AnyObject? {
    guard context.profile.keepsRowState, let storage = subview.node.owners.first?.reader.storage
    else { return nil }
    rowStates[subview.label] = storage
    return storage
  }

  /// Removes and returns the state of a row whose node went.
  func takeRowState(of label: ViewID) -> AnyObject? {
    rowStates.isEmpty ? nil : rowStates.removeValue(forKey: label)
  }

  /// Keeps a subview by its index.
  func keep(_ subview: Subview) { aside.keep(subview, at: subview.index) }

  /// Removes the subview with an index, because it is to be in a line.
  func remove(at index: Int) { aside.remove(at: index) }

  /// Moves the subviews at or behind an index.
  func shift(from index: Int, by change: Int) {
    guard change != 0, aside.keys.contains(where: { $0 >= index }) else { return }
    var shifted = SmallTable<Int, Subview>()
    for key in aside.keys {
      guard let subview = aside[key] else { continue }
      if key >= index { subview.index += change }
      shifted.keep(subview, at: subview.index)
    }
    aside = shifted
  }

  /// Takes back a subview that was in a line; a stand-in is given up.
  func release(_ subview: Subview) {
    guard !subview.isStandIn else {
      if subview.isPlaced { released.append(subview) }
      giveUp(subview)
      return
    }
    keep(subview)
    released.append(subview)
  }

  /// Notes that an edge releases a subview that is in no line.
  func unpin(_ subview: Subview) { released.append(subview) }

  /// Gives up a subview that cannot be used any more, wherever it is.
  func abandon(_ subview: Subview) {
    remove(at: subview.index)
    if subview.isPlaced { released.append(subview) }
    giveUp(subview)
  }

  /// Keeps all loaded subviews under their indices after a change of the list.
  ///
  /// - Returns: The subviews that were on screen and are gone, in the order of `loaded`.
  func rearrange(_ loaded: [Subview], by change: SubviewListChange) -> [ViewID] {
    aside = SmallTable()
    var lost: [ViewID] = []
    for subview in loaded {
      guard let index = change.newIndex(of: subview.index), !subview.isStandIn else {
        // It may have left the screen already in an earlier pass.
        let wasSeen = subview.past.placeSeen(in: context.sight.ofRows) != nil
        if subview.isPlaced || wasSeen { lost.append(subview.label) }
        advance(subview, by: .left, from: change.describedBefore(subview.index))
        giveUp(subview)
        continue
      }
      subview.index = index
      keep(subview)
      if subview.isPlaced { released.append(subview) }
    }
    return lost
  }

  /// Lets a subview take a step of its life, and carries out the action that the step requires.
  ///
  /// - Parameters:
  ///   - subview: The subview.
  ///   - step: The step.
  ///   - place: Its place in the description, if that is not the one of its index.
  func advance(_ subview: Subview, by step: SubviewLife.Step, from place: Int? = nil) {
    guard let action = subview.life.take(step) else { return }
    let place = place ?? catalog.described(subview.index)
    switch action {
    case .place: context.record(.place(index: place), of: subview.inTrace)
    case .walk: context.record(.walk(index: place), of: subview.inTrace)
    case .remove:
      subview.life.retention.renew()
      hasNews = true
      context.record(.remove(index: place), of: subview.inTrace)
      let waits = context.profile.disappearAt == .eviction && subview.life.isKept
      if !waits { context.queues.leaving.append(subview.node) }
    case .evict: evict(subview)
    }
  }

  /// Gives up a subview; one that never existed leaves no counters.
  func giveUp(_ subview: Subview) { advance(subview, by: .givenUp) }

  private func evict(_ subview: Subview) {
    let isOld = subview.life.retention.isOver(context.profile.retention)
    let kept = keepRowState(of: subview)
    LostStates(in: context, because: isOld ? .retention : .data, ofRow: subview.label)
      .note(of: subview.node) { $0.reader.storage === kept }
    if subview.node.isShown, !subview.isPlaced { context.queues.leaving.append(subview.node) }
    subview.node.parent = nil
    subview.discardPreparation(isChanged: false)
    guard subview.content.resolution != nil else { return }
    var counters = subview.life.counters
    counters.bodies = subview.bodies
    history.keep(counters, of: subview.label)
    // Nobody reads the events of a survey, which would hold all that it measured.
    if !context.settings.isSurveyed { context.queues.evicted.append(subview) }
    subview.content.holder = nil
  }

  /// Reports which of the subviews that left their lines left the screen or were walked past.
  ///
  /// - Parameter isHeld: Whether a subview is in a line again, or pinned.
  /// - Returns: The subviews that left their lines.
  func settleReleased(unless isHeld: (Subview) -> Bool) -> [Subview] {
    guard !released.isEmpty else { return [] }
    var fresh: [Subview] = []
    for subview in released where subview.life.retention.beginLeaving() {
      fresh.append(subview)
    }
    for subview in fresh where !isHeld(subview) { advance(subview, by: .released) }
    for subview in fresh { subview.life.retention.endLeaving() }
    released.empty()
    return fresh
  }

  /// Ages everything off screen, once a frame however many passes it has, and gives up what was
  /// kept long enough (rule R11).
  ///
  /// - Parameters:
  ///   - fresh: What left the screen in this frame, which ages from the next one on.
  ///   - ahead: The indices that are looked ahead to, which are kept.
  ///   - hidden: Other subviews that are kept.
  func age(except fresh: [Subview], ahead: Range<Int>, hidden: [Subview]) {
    guard agedFrame != context.trace.frame else { return }
    agedFrame = context.trace.frame
    guard !aside.isEmpty else { return }
    let retention = context.profile.retention
    // Where nothing is kept, what leaves is given up in the frame in which it leaves.
    if retention > 0 { for subview in fresh { subview.life.retention.skipUpdate() } }
    let hidden = hidden.isEmpty ? nil : Set(hidden.map(ObjectIdentifier.init))
    expired.empty()
    aside.visit { _, subview in
      guard !ahead.contains(subview.index), !subview.isPinned,
        !subview.life.retention.isLifted,
        hidden?.contains(ObjectIdentifier(subview)) != true
      else { return }
      subview.life.retention.countUpdate()
      if subview.life.retention.isOver(retention) { expired.append(subview.index) }
    }
    for subview in fresh { subview.life.retention.endSkip() }
    if expired.count > 1 { expired.sort() }
    for index in expired {
      if let subview = aside.remove(at: index) { giveUp(subview) }
    }
  }
}

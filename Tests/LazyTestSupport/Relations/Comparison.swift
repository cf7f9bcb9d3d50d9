import LazyStacks

/// Runs both scenes of a ``Relation``, and finds where they first look different.
struct Comparison {
  private final class Record {
    var events: [Event] = []
  }

  private let sameness: Relation.Sameness
  private let scenes: [Scene]
  private let screens: [SimulatedStack]
  private let records = [Record(), Record()]

  init(_ scenes: (Scene, Scene), _ sameness: Relation.Sameness) throws {
    self.sameness = sameness
    self.scenes = [scenes.0, scenes.1]
    let records = records
    screens = try zip(self.scenes, records).map { scene, record in
      let keeps = sameness == .events
      return try SimulatedStack(
        scene.program,
        spelling: scene.spelling,
        listener: keeps ? { record.events.append($0) } : nil
      )
    }
  }

  /// What looks different first, and after which step; nil if nothing does.
  func firstDifference() throws -> String? {
    switch sameness {
    case .events, .frames, .places: return try firstOfAll()
    case .sight: return try firstOfParts()
    case .lastSight: return try lastSight()
    }
  }

  /// Compares step by step if the steps are the same in both.
  private func firstOfAll() throws -> String? {
    let opened = try screens.map { try $0.frame() }
    if let found = try difference(opened[0], opened[1]) { return "at first: \(found)" }
    for (number, pair) in zip(scenes[0].program.operations, scenes[1].program.operations)
      .enumerated()
    {
      let (one, other) = (try screens[0].perform(pair.0), try screens[1].perform(pair.1))
      guard let one, let other else { continue }
      if let found = try difference(one, other) { return "step \(number + 1), \(pair.0): \(found)" }
    }
    return nil
  }

  /// Compares a scene whose steps are the parts of the other's steps, until an end is reached.
  private func firstOfParts() throws -> String? {
    var rest = scenes[1].program.operations[...]
    for (number, operation) in scenes[0].program.operations.enumerated() {
      let count = if case .drag = operation { 3 } else { 1 }
      let one = try screens[0].perform(operation)
      let parts = try rest.prefix(count).map { try screens[1].perform($0) }
      rest = rest.dropFirst(count)
      guard let one, let other = parts.last ?? nil else { continue }
      guard ([one] + parts.compactMap { $0 }).allSatisfy({ $0.changes.clamp == 0 }) else {
        return nil
      }
      if let found = sightDifference(one, other) {
        return "step \(number + 1), \(operation): \(found)"
      }
    }
    return nil
  }

  /// Compares what is in sight after the last step, unless an end stopped a scroll.
  private func lastSight() throws -> String? {
    var last = try screens.map { try $0.frame() }
    for (place, scene) in scenes.enumerated() {
      for operation in scene.program.operations {
        guard let frame = try screens[place].perform(operation) else { continue }
        last[place] = frame
        let isAtEnd = frame.offset <= 0 || frame.changes.clamp != 0
        if case .resize = operation, isAtEnd { return nil }
      }
    }
    return sightDifference(last[0], last[1])
  }

  private func difference(_ one: NaiveFrame, _ other: NaiveFrame) throws -> String? {
    if sameness == .places { return try placesDifference(one, other) }
    if let found = Disagreement.differences(one, other).first { return found }
    guard sameness == .events else { return nil }
    defer { for record in records { record.events = [] } }
    let (left, right) = (records[0].events, records[1].events)
    let same = zip(left, right).prefix { $0.isAlike($1) }.count
    guard same < max(left.count, right.count) else { return nil }
    func text(_ events: [Event]) -> String {
      guard same < events.count else { return "nothing" }
      let event = events[same]
      let place = [event.id.map { "\($0)" }, event.axis.map { "\($0)" }].compactMap(\.self)
      return "\(event.frame) \(place.joined(separator: " ")) \(event.detail)"
    }
    return "\(text(left)) and \(text(right))"
  }

  private func placesDifference(_ one: NaiveFrame, _ other: NaiveFrame) throws -> String? {
    let slack = 1e-6 * max(1, abs(one.offset), one.size)
    guard abs(one.offset - other.offset) <= slack else {
      return "offset \(one.offset) and \(other.offset)"
    }
    guard abs(one.size - other.size) <= slack else { return "size \(one.size) and \(other.size)" }
    var (one, other) = (one, other)
    let seen = Set(one.visible + other.visible)
    one.rows = try screens[0].placesInSight(around: seen)
    other.rows = try screens[1].placesInSight(around: seen)
    return sightDifference(one, other)
  }

  private func sightDifference(_ one: NaiveFrame, _ other: NaiveFrame) -> String? {
    guard one.visible == other.visible else { return "\(one.visible) and \(other.visible)" }
    let slack = 1e-6 * max(1, abs(one.offset), one.size)
    for (left, right) in zip(one.rows, other.rows) {
      let isSame =
        abs(left.start - right.start) <= slack && abs(left.length - right.length) <= slack
      if !isSame { return "\(left) and \(right)" }
    }
    return nil
  }
}

extension Event {
  /// Whether two events are the same but for the number of the view, which differs if another view
  /// is around.
  ///
  /// Lengths are left out, because they may differ in their last digits and are compared in the
  /// frame.
  fileprivate func isAlike(_ other: Event) -> Bool {
    guard frame == other.frame, id == other.id else { return false }
    switch (detail, other.detail) {
    case (.crossing(let one), .crossing(let other)):
      return one.threshold == other.threshold && one.isVisible == other.isVisible
    case (.frame(let passes, let account), .frame(let otherPasses, let otherAccount)):
      return passes == otherPasses
        && account.landings.elementsEqual(otherAccount.landings) {
          $0.id == $1.id && $0.isAtEnd == $1.isAtEnd
        }
    case (.offset, .offset), (.contentSize, .contentSize), (.correction, .correction),
      (.estimate, .estimate), (.moved, .moved), (.target, .target):
      return axis == other.axis
    default: return axis == other.axis && detail == other.detail
    }
  }
}

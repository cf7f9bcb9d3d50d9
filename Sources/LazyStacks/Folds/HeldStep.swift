/// A step of a lazy layout, while it is built, whose subviews stay where they are.
struct HeldStep {
  private let old: FoldStep
  private var places: [FoldPlace]
  private var isMoved: Bool
  var stretch: FoldStretch
  var before: FoldPoint
  var after: FoldPoint

  init(_ step: FoldStep, now: [(along: Double, length: Double)]) {
    old = step
    (stretch, before, after) = (step.stretch, step.before, step.after)
    isMoved = step.isHeld
    places = step.places
    for (place, now) in now.enumerated() {
      let known = places[place]
      guard !known.along.isNearly(now.along) || !known.length.isNearly(now.length) else { continue }
      isMoved = true
      places[place].along = now.along
      places[place].length = now.length
    }
  }

  /// Lets it begin higher up, where the subviews that it followed are no longer known.
  mutating func raise(by distance: Double) {
    before.floor -= distance
    before.ceiling = before.floor
    before.reach = before.floor
    isMoved = true
  }

  /// Takes over how far down everything before it reaches now.
  mutating func follow(_ reach: Double) {
    if !before.reach.isNearly(reach) { before.reach = reach }
  }

  /// Extends its reach to a place.
  mutating func reach(to place: Double) {
    guard !place.isNearly(old.after.reach) else { return }
    let spacing = max(0, old.after.ceiling - old.after.reach)
    after.reach = place
    after.ceiling = max(place + spacing, after.floor)
  }

  var step: FoldStep {
    FoldStep(places, from: before, to: after, in: stretch, peeks: old.peeks, isHeld: isMoved)
  }
}

/// Where a subview of a lazy container stood when a frame began, and what it was then.
struct SubviewPast {
  /// Where it stood, if the run had it when the last frame began that remembered places.
  private(set) var place: FormerPlace?
  /// What it was before its node was made again.
  private var former: Former?

  /// What a subview was before its node was made again, and the frame in which that happened.
  struct Former {
    let frame: Int
    let name: String
    /// The name of the view that its outermost view consisted of.
    let view: String
    let sight: FormerSight?

    init(of node: Node, in frame: Int) {
      self.frame = frame
      name = node.viewNameInTrace
      view = node.viewName
      sight = FormerSight(of: node, frame)
    }
  }

  /// Remembers where it stands.
  mutating func remember(_ place: FormerPlace) { self.place = place }

  /// Notes that nobody saw it when the frame began.
  mutating func forgetPlace() { place = nil }

  /// Moves the remembered place along with what moved everything.
  mutating func shiftPlace(by distance: Double) { place?.rel += distance }

  /// Notes that a part of its movement is reported, so that it is not reported again.
  mutating func noteReported(_ distance: Double) {
    place?.rel += distance
    place?.told += distance
  }

  /// Whether its node is the one that it had when a frame began.
  func hasNodeSince(_ frame: Int) -> Bool { former?.frame != frame }

  /// Remembers what it was, because another node takes the place of its own.
  mutating func remember(_ former: Former) { self.former = former }

  /// Where its view stood in it when a frame began, if its node was made anew in that.
  func sight(before frame: Int) -> FormerSight? {
    former?.sight.flatMap { $0.frame == frame ? $0 : nil }
  }

  /// The name of its view before a frame in which another kind of view replaced it.
  func otherName(than node: Node, before frame: Int) -> String? {
    former.flatMap { $0.frame == frame && $0.name != node.viewNameInTrace ? $0.name : nil }
  }

  /// The name of the view that its outermost view consisted of before a frame, where another kind
  /// took its place in that.
  func otherViewName(than node: Node, before frame: Int) -> String? {
    guard let former, former.frame == frame, former.name == node.viewNameInTrace else { return nil }
    return former.view != node.viewName ? former.view : nil
  }

  /// Where it stood when a frame began, if it was on screen then and not pinned.
  func placeSeen(in frame: Int) -> FormerPlace? {
    place.flatMap { $0.frame == frame && $0.isFree ? $0 : nil }
  }
}

/// Where a subview of a lazy container stood when a frame began.
struct FormerPlace {
  let frame: Int
  var rel: Double
  let length: Double
  /// The position of its line in the run.
  let line: Int
  /// Whether it was on screen and not pinned.
  let isFree: Bool
  /// The part of its movement that was already reported.
  var told = 0.0
  /// How far from the start of its line it stood.
  var shift = 0.0
}

import LazyExtents

/// What containers, extents, estimators and surveys may take for a length is decided here alone,
/// where views answer.
extension Node {
  /// The answer of the view to an offer, with another length in the place of each that is none.
  ///
  /// A length is 0 or more, and finite where all that is offered is. A view that is asked how large
  /// it could be, with an infinite offer, may be infinite in both directions, since its lengths may
  /// depend on one another.
  final func usable(_ answer: Size, for proposal: ProposedSize) -> Size {
    let mayBeInfinite = proposal.hasInfiniteLength
    func isUsable(_ length: Double) -> Bool {
      length >= 0 && (length.isPlace || (mayBeInfinite && length == .infinity))
    }
    if isUsable(answer.width), isUsable(answer.height) { return answer }
    var usable = answer
    let standIn = standInSize(for: proposal)
    for axis in Axis.allCases where !isUsable(answer[axis]) {
      usable[axis] = standIn[axis]
      let name = axis.lengthName
      context.diagnose(
        .unusableLength,
        message: "\(nameInMessages) answers \(proposal.words) with a \(name) of "
          + "\(answer[axis].shortestText) points, which is no length that it can have; "
          + "\(standIn[axis].shortestText) stands in",
        of: EventSubject(node: number),
        onceFor: "unusable \(self.name) \(name) in \(listNumber)"
      )
    }
    return usable
  }

  /// The offer for which the view can be placed: it answers this one with a finite size.
  ///
  /// A view that takes all of an infinite offer is placed with its ideal size.
  final func placeable(_ proposal: ProposedSize) -> ProposedSize {
    guard proposal.hasInfiniteLength else { return proposal }
    let size = sizeThatFits(proposal)
    guard !isStopped, let axis = Axis.allCases.first(where: { size[$0].isInfinite }) else {
      return proposal
    }
    context.diagnose(
      .unusableLength,
      message: "\(nameInMessages) is placed with \(proposal.words) and takes an infinite "
        + "\(axis.lengthName); it gets its ideal size, so offer it a finite one",
      of: EventSubject(node: number),
      onceFor: "infinite \(name) in \(listNumber)"
    )
    return ProposedSize(
      width: proposal.width == .infinity ? nil : proposal.width,
      height: proposal.height == .infinity ? nil : proposal.height
    )
  }

  /// Where the view can stand: 0 in the place of a coordinate that is no number.
  final func usable(_ origin: Point) -> Point {
    guard !origin.x.isPlace || !origin.y.isPlace else { return origin }
    context.diagnose(
      .unusableLength,
      message: "\(nameInMessages) is placed at x = \(origin.x.shortestText), "
        + "y = \(origin.y.shortestText), which is no place; 0 stands in",
      of: EventSubject(node: number),
      onceFor: "place of \(name) in \(listNumber)"
    )
    return Point(x: origin.x.isPlace ? origin.x : 0, y: origin.y.isPlace ? origin.y : 0)
  }

  /// The size of a view that gives none: the offer, as far as there is one.
  final func standInSize(for proposal: ProposedSize) -> Size {
    func length(_ offered: Double?) -> Double {
      guard let offered, offered.isPlace else { return context.profile.coldLength }
      return max(0, offered)
    }
    return Size(width: length(proposal.width), height: length(proposal.height))
  }

  /// The number of the lazy container for whose rows the view is made; its own outside of one.
  ///
  /// What one row lacks the others lack as well, so one message for all is enough.
  final var listNumber: Int { nearest(LazyStackNode.self)?.number ?? number }

  /// The view by its name and its id, or that of the row that is being made.
  final var nameInMessages: String {
    guard let subject = id ?? context.evaluation.subject else { return viewName }
    return "\(viewName) of \(subject)"
  }
}

extension ProposedSize {
  /// Whether the view is asked for its greatest length in any direction.
  var hasInfiniteLength: Bool { width == .infinity || height == .infinity }

  /// Whether another offer differs by no more than rounding, as shares of a width do.
  func isNearly(_ other: ProposedSize) -> Bool {
    Axis.allCases.allSatisfy { axis in
      guard let own = self[axis], let others = other[axis] else { return self[axis] == other[axis] }
      return own == others || own.isNearly(others)
    }
  }

  /// The offer without lengths below 0, which count as 0: a layout that takes its margins from a
  /// small offer need not look at the sign.
  var withoutNegativeLengths: ProposedSize {
    ProposedSize(width: width.map { max(0, $0) }, height: height.map { max(0, $0) })
  }

  /// The offer as a message has it: `an offer of width 100 and no height`.
  fileprivate var words: String {
    func words(_ length: Double?, _ name: String) -> String {
      length.map { "\(name) \($0.shortestText)" } ?? "no \(name)"
    }
    return "an offer of \(words(width, "width")) and \(words(height, "height"))"
  }
}

extension Axis {
  /// What a length along the axis is called.
  fileprivate var lengthName: String { self == .vertical ? "height" : "width" }
}

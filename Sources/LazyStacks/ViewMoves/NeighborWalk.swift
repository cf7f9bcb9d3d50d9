import LazyExtents

/// What the views of an eager stack that holds the same ones in the same order contribute to the
/// moves of those after them, found for all on one way through the stack.
final class NeighborWalk {
  /// What is known of what stands before a view.
  private struct Step {
    /// The lengths that changed.
    let reasons: MoveReasons
    /// Their sum before rounding.
    let sum: Double
    /// What the distances do in all.
    let gaps: Double
    /// The distance before the view, as it was and as it is.
    let was: Double
    let gap: Double
  }

  private var steps: [Step] = []
  private var places: [ObjectIdentifier: Int] = [:]

  init(through stack: Node, _ parts: [SightBefore.Part], _ lengths: EagerLengths) {
    let axis = lengths.axis
    var reasons = MoveReasons()
    var (sum, gapsNow, gapsBefore) = (0.0, 0.0, 0.0)
    var end: Double?
    for (place, node) in stack.children.enumerated() {
      let part = parts[place]
      let start = node.laidOutOrigin(along: axis)
      let gap = end.map { start - $0 } ?? 0
      var was = gap
      if place > 0 {
        was = part.start - parts[place - 1].start - parts[place - 1].length
        gapsBefore += was
        gapsNow += gap
      }
      let gaps = gapsNow - gapsBefore
      steps.append(Step(reasons: reasons, sum: sum, gaps: gaps, was: was, gap: gap))
      places[part.node] = place
      let length = node.size[axis]
      end = start + length
      if abs(length - part.length) > Double.tolerance {
        let reason = lengths.resized(node, from: part.length)
        sum += reason.by
        reasons.share(reason.onGrid)
      }
    }
  }

  /// What moves a view, and the sum of that before rounding.
  func reasons(for node: Node) -> (reasons: MoveReasons, sum: Double)? {
    guard let place = places[ObjectIdentifier(node)] else { return nil }
    let step = steps[place]
    var found = (reasons: step.reasons, sum: step.sum)
    guard abs(step.gaps) > Double.tolerance else { return found }
    found.sum += step.gaps
    var spacing = MoveReason(kind: .spacing, by: step.gaps, count: 1)
    if place > 0 {
      (spacing.old, spacing.new) = (step.was, step.gap)
      if step.gaps.isNearly((step.gap - step.was) * Double(place)) { spacing.count = place }
    }
    found.reasons.append(found.reasons.areShared ? spacing.onGrid : spacing)
    return found
  }
}

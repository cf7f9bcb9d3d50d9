import LazyExtents

/// What the views of an eager stack contribute to the moves of those after them, found for all on
/// one way through the stack; those that it held before stand in the same order.
final class NeighborWalk {
  /// What is known of what stands before a view, and stood before it.
  private struct Step {
    /// The views that came, and the lengths that changed.
    var reasons = MoveReasons()
    /// The views that went.
    var went: MoveReason?
    /// The sum of all of these before rounding.
    var sum = 0.0
    /// How many views came.
    var came = 0
    /// The place of the view before.
    var place = 0
    /// What the distances do in all.
    var gaps = 0.0
    /// The distance before the view, as it was and as it is.
    var was = 0.0
    var gap = 0.0
  }

  private let axis: Axis
  private let stack: Node
  private let parts: [SightBefore.Part]
  private var steps: [ObjectIdentifier: Step] = [:]
  /// The place in the stack before up to which it was walked through.
  private var passed = 0

  init(
    through stack: Node,
    _ parts: [SightBefore.Part],
    _ lengths: EagerLengths,
    former: FormerParts
  ) {
    (self.stack, self.parts, axis) = (stack, parts, lengths.axis)
    walk(lengths, among: former)
  }

  private func walk(_ lengths: EagerLengths, among former: FormerParts) {
    var step = Step()
    var (gapsNow, gapsBefore) = (0.0, 0.0)
    var end: Double?
    for node in stack.children {
      let start = node.laidOutOrigin(along: axis)
      step.gap = end.map { start - $0 } ?? 0
      gapsNow += step.gap
      end = start + node.size[axis]
      guard former.remembered.contains(ObjectIdentifier(node)),
        let place = former.places[ObjectIdentifier(node)]
      else {
        came(node, among: former, in: &step)
        continue
      }
      while passed < place {
        if passed > 0 { gapsBefore += gap(before: passed) }
        if passed >= step.place { went(parts[passed], among: former, in: &step) }
        passed += 1
      }
      step.was = place > 0 ? gap(before: place) : step.gap
      step.place = place
      step.gaps = gapsNow - gapsBefore - (place > 0 ? step.was : 0)
      steps[ObjectIdentifier(node)] = step
      stayed(node, lengths, in: &step)
    }
  }

  /// The distance before a view as it was.
  private func gap(before place: Int) -> Double {
    parts[place].start - parts[place - 1].start - parts[place - 1].length
  }

  private func came(_ node: Node, among former: FormerParts, in step: inout Step) {
    let length = node.size[axis]
    step.reasons.add(.came, by: length, of: node.seen.apart(from: former.oldIDs), new: length)
    step.sum += length
    step.came += 1
  }

  private func went(
    _ part: SightBefore.Part,
    among former: FormerParts,
    in step: inout Step
  ) {
    let view = part.view.apart(from: former.new).distinct(in: stack)
    let reason = MoveReason(
      kind: .went,
      by: -part.length,
      views: [view],
      count: 1,
      old: part.length
    )
    if step.went == nil { step.went = reason } else { step.went?.join(reason) }
    step.sum -= part.length
  }

  private func stayed(_ node: Node, _ lengths: EagerLengths, in step: inout Step) {
    let old = parts[step.place].length
    // It was passed, and did not go.
    step.place += 1
    guard abs(node.size[axis] - old) > Double.tolerance else { return }
    let reason = lengths.resized(node, from: old)
    step.sum += reason.by
    step.reasons.share(reason.onGrid)
  }

  /// What moves a view, and the sum of that before rounding; nothing where it is new.
  func reasons(for node: Node) -> (reasons: MoveReasons, sum: Double) {
    guard let step = steps[ObjectIdentifier(node)] else { return (MoveReasons(), 0) }
    var reasons = step.reasons
    var went = step.went
    let wentCount = went?.count ?? 0
    let kept = step.place - wentCount
    let (byCame, byWent) = (Double(step.came) * step.gap, -Double(wentCount) * step.was)
    let rest = step.gaps - byCame - byWent
    let areTheirs =
      rest.isNearly(Double(kept) * (step.gap - step.was)) || abs(rest) <= Double.tolerance
    if areTheirs {
      reasons.changeFirst(.came) { $0.by += byCame }
      went?.by += byWent
    }
    reasons.changeFirst(.came) { $0 = $0.onGrid }
    let spacing = spacing(
      in: step,
      by: areTheirs ? rest : step.gaps,
      count: areTheirs ? kept : step.place
    )
    for own in [went, spacing].compactMap(\.self) {
      reasons.append(reasons.areShared ? own.onGrid : own)
    }
    return (reasons, step.sum + step.gaps)
  }

  /// What the distances before a view do that are not those of views that came or went.
  private func spacing(in step: Step, by: Double, count: Int) -> MoveReason? {
    guard abs(by) > Double.tolerance else { return nil }
    var spacing = MoveReason(kind: .spacing, by: by, count: 1)
    guard count > 0 else { return spacing }
    (spacing.old, spacing.new) = (step.was, step.gap)
    if by.isNearly((step.gap - step.was) * Double(count)) { spacing.count = count }
    return spacing
  }
}

import DequeModule

/// Reports what makes a container load more than is in sight.
extension LazyStackNode {
  /// Reports a run that was cut short, and a lazy layout that makes each step need many subviews.
  func reportDearFill() {
    if run.isCutShort {
      report(
        .tooManyLoads,
        "\(name) loaded \(run.loads) subviews in one frame and left out the rest; "
          + "are they of length 0?"
      )
    }
    guard fold != nil else { return }
    if run.isFloorStanding {
      report(
        .standingFloor,
        "\(name) placed \(LazyRun.mostOnFloor) subviews and its floor did not move, so what "
          + "follows is loaded as well, in sight or not; a step returns the place above which "
          + "nothing later starts"
      )
    }
    if run.looksFar {
      report(
        .farLook,
        "a step of \(name) looked at more than \(LazyRun.mostLookedAt) subviews behind those that "
          + "it placed, and each of them is loaded for it; a step looks at the next few"
      )
    }
  }

  private func report(_ code: Diagnostic.Code, _ message: String) {
    context.diagnose(code, message: message, of: EventSubject(node: number))
  }
}

extension LazyRun {
  /// The number of subviews after which a floor that did not move is reported.
  fileprivate static let mostOnFloor = 1_000
  /// The number of subviews behind a step after which looking at them is reported.
  fileprivate static let mostLookedAt = 1_000

  /// Whether the floor of a lazy layout stayed where it is for the last subviews of the run.
  fileprivate var isFloorStanding: Bool {
    guard let last = lastInFold?.step, lines.count >= Self.mostOnFloor else { return false }
    let place = isReversed ? Self.mostOnFloor - 1 : lines.count - Self.mostOnFloor
    guard let first = lines[place].step, first.stretch === last.stretch else { return false }
    return first.count < Self.mostOnFloor && last.after.floor.isNearly(first.before.floor)
  }

  /// Whether a step at an end of the run asked about many subviews that it did not place.
  fileprivate var looksFar: Bool {
    let steps = [firstInFold?.step, lastInFold?.step]
    return steps.contains { ($0?.peeks.count ?? 0) > Self.mostLookedAt }
  }
}

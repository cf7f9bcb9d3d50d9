/// Reports what makes a container load more than is in sight.
struct DearFill {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  /// The number of subviews after which a floor that did not move is reported.
  private static let mostOnFloor = 1_000
  /// The number of subviews behind a step after which looking at them is reported.
  private static let mostLookedAt = 1_000

  init(of stack: LazyStackNode) { self.stack = stack }

  /// Reports a run that was cut short, and a lazy layout that makes each step need many subviews.
  func report() {
    if run.loading.isCutShort {
      report(
        .tooManyLoads,
        "\(stack.name) loaded \(run.loading.count) subviews in one frame and left out the rest; "
          + "are they of length 0?"
      )
    }
    guard stack.fold != nil else { return }
    if isFloorStanding {
      report(
        .standingFloor,
        "\(stack.name) placed \(Self.mostOnFloor) subviews and its floor did not move, so what "
          + "follows is loaded as well, in sight or not; a step returns the place above which "
          + "nothing later starts"
      )
    }
    if looksFar {
      report(
        .farLook,
        "a step of \(stack.name) looked at more than \(Self.mostLookedAt) subviews behind those "
          + "that it placed, and each of them is loaded for it; a step looks at the next few"
      )
    }
  }

  private func report(_ code: Diagnostic.Code, _ message: String) {
    stack.context.diagnose(code, message: message, of: EventSubject(node: stack.number))
  }

  /// Whether the floor of a lazy layout stayed where it is for the last subviews of the run.
  private var isFloorStanding: Bool {
    guard let last = run.folded?.lastInFold?.step, run.lines.count >= Self.mostOnFloor
    else { return false }
    let place = run.isReversed ? Self.mostOnFloor - 1 : run.lines.count - Self.mostOnFloor
    guard let first = run.lines[place].step, first.stretch === last.stretch else { return false }
    return first.count < Self.mostOnFloor && last.after.floor.isNearly(first.before.floor)
  }

  /// Whether a step at an end of the run asked about many subviews that it did not place.
  private var looksFar: Bool {
    let steps = [run.folded?.firstInFold?.step, run.folded?.lastInFold?.step]
    return steps.contains { ($0?.peeks.count ?? 0) > Self.mostLookedAt }
  }
}

internal import LazyTrace

/// Where containers started in the passes of one frame, if that changed.
struct ContainerStarts {
  private var changes: [ScrollKey: [EstimateChange]] = [:]

  mutating func note(_ change: EstimateChange, in key: ScrollKey) {
    changes[key, default: []].append(change)
  }

  /// Where a container in an event's scroll view starts at the end of the frame.
  ///
  /// Of several containers with the same name, it is the one that started where the change says.
  func last(of change: EstimateChange, in event: Event) -> Double? {
    guard let all = changes[ScrollKey(event)], let first = all.firstIndex(of: change) else {
      return nil
    }
    return all[(first + 1)...].reduce(change.start) { start, next in
      next.view == change.view && next.container == change.container && next.oldStart == start
        ? next.start : start
    }
  }
}

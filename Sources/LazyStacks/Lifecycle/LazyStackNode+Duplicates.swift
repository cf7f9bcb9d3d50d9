import DequeModule

extension FrameContext {
  /// Says that an id names more than one element; the first is found by it (Q24).
  func diagnoseDuplicate(_ id: ViewID, in place: String) {
    diagnose(
      .duplicateID,
      "the id \(id) occurs more than once in \(place); ids must be unique, and only the "
        + "first element is found by this one",
      id: id
    )
  }
}

extension LazyStackNode {
  /// Reports the ids that occur twice in data whose ids are known one by one.
  func reportDuplicates() {
    for segment in list.segments {
      guard case .elements(let source, .listed(let ids)) = segment.kind else { continue }
      var seen = Set<ViewID>(minimumCapacity: ids.count)
      for id in ids where !seen.insert(id).inserted {
        context.diagnoseDuplicate(id, in: source.label)
      }
    }
  }

  /// Reports subviews of the run that have the id of another one of the same `ForEach`, or of the
  /// same stack outside any; ids that a function makes are not known before.
  func reportDuplicatesInRun() {
    var seen: [ViewID: (any ElementSource)?] = [:]
    for subview in run.lines.lazy.flatMap(\.subviews) {
      guard let id = subview.id, subview.source?.subviewsPerElement ?? 1 == 1 else { continue }
      if let other = seen[id], other === subview.source {
        context.diagnoseDuplicate(id, in: subview.source?.label ?? "the views of a \(name)")
      }
      seen[id] = subview.source
    }
  }
}

import DequeModule

extension FrameContext {
  /// Says that an id names more than one element; the first is found by it (Q24).
  func diagnoseDuplicate(_ id: ViewID, of source: any ElementSource) {
    diagnose(
      .duplicateID,
      "the id \(id) occurs more than once in \(source.label); ids must be unique, and only the "
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
      for id in ids where !seen.insert(id).inserted { context.diagnoseDuplicate(id, of: source) }
    }
  }

  /// Reports elements of the run that have the id of another one there; ids that a function makes
  /// are not known before.
  func reportDuplicatesInRun() {
    var seen: [ViewID: any ElementSource] = [:]
    for subview in run.subviews {
      guard let id = subview.id, let source = subview.source, source.subviewsPerElement == 1 else {
        continue
      }
      if seen[id] === source { context.diagnoseDuplicate(id, of: source) }
      seen[id] = source
    }
  }
}

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

  /// Reports a subview that enters while another element with its id is in the run; ids that a
  /// function makes are not known before.
  func reportDuplicate(of subview: Subview) {
    guard let id = subview.id, let source = subview.source, source.subviewsPerElement == 1 else {
      return
    }
    let isTwice = run.subviews.contains { $0 !== subview && $0.id == id && $0.source === source }
    if isTwice { context.diagnoseDuplicate(id, of: source) }
  }
}

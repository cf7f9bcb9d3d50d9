/// Where a subview comes from, through the lists of all elements around it.
struct SubviewPlace {
  /// The list in which it is a view by itself, or an element with one view.
  let holder: OpenedList
  let segment: SubviewList.Segment
  /// The element's index in its data; nil for a view that is not an element.
  let element: Int?
  let source: (any ElementSource)?
  let id: ViewID?

  /// The content of the subview; it calls the content function of a `ForEach`.
  ///
  /// What that function reads is noted in `reading`.
  func content(in context: FrameContext, for reading: ContentReading) throws -> Content {
    switch segment.kind {
    case .single(let content): content
    case .elements(let source, _):
      try context.evaluation.content(of: source, at: element ?? 0, for: reading)
    }
  }

  /// The present value of the element; nil for a view that is not an element.
  func value() throws -> (any ElementValue)? {
    guard let element, let source else { return nil }
    return try source.value(at: element)
  }

  /// The surroundings of the subview, with the id of its element.
  var surroundings: Resolution.Surroundings {
    var surroundings = segment.surroundings
    // A view has one key, however its list was read.
    if let id, element != nil { surroundings.key.append(.element(id)) }
    surroundings.naming.nameElement(id)
    return surroundings
  }

  /// How many subviews its element has, including this one; 1 for a view that is not an element.
  var arity: Int { element == nil && holder.isInner ? holder.list.count : 1 }

  /// Whether other subviews have the same id.
  var sharesID: Bool { segment.sharesID || arity > 1 }

  /// What is still unknown about the elements' numbers of subviews; nil if nothing is.
  var openArity: InferredArity? {
    guard element != nil, let arity = source?.inferredArity, arity.value == nil else { return nil }
    return arity
  }

  /// Whether nobody declared how many subviews its element has.
  var isInferred: Bool { element != nil && source?.inferredArity != nil }

  /// What to throw because a number of views is not what the element has to give.
  func mismatch(_ count: Int, in catalog: SubviewCatalog) -> any Error {
    UnevenFinding(in: catalog).mismatch(
      of: source,
      in: holder,
      or: countError(count, in: catalog.name)
    )
  }

  /// The error that a number of views is not what the element has to give.
  private func countError(_ count: Int, in container: String) -> ContentError {
    guard let source else {
      return .subviewCount(element: "a view", source: container, count: count, declared: 1)
    }
    let element = element.map { "element \($0 + 1)" }
    return .subviewCount(
      of: source,
      element: element ?? "a part of an element",
      count: count + arity - 1,
      expected: arity
    )
  }
}

/// Whether a group that hands out subviews or sections has to open the elements of data, because
/// they are more than one subview each.
struct HandedContent {
  private let catalog: SubviewCatalog
  private let surroundings: Resolution.Surroundings

  init(of catalog: SubviewCatalog, in surroundings: Resolution.Surroundings) {
    (self.catalog, self.surroundings) = (catalog, surroundings)
  }

  /// Whether the elements are opened one by one: each is several views though nobody declared how
  /// many, or sections.
  ///
  /// The first element shows it, once for all.
  func isParted(_ source: any ElementSource, first: Content, inSection: Bool) throws -> Bool {
    if source.inferredArity != nil, try first.shownSubviews() != 1 { return true }
    guard catalog.handsOut == .sections, !inSection else { return false }
    if let known = try first.hasSections { return known }
    // A body may give sections; it is evaluated once to see.
    let builder = SubviewListBuilder(along: catalog.axis, keeping: nil, for: catalog)
    return try builder.element(0, of: source, in: surroundings, keeping: nil).list.hasSections
  }
}

extension Content {
  /// Whether any of its views is a section; nil if a body would have to be evaluated to know.
  fileprivate var hasSections: Bool? {
    get throws {
      switch kind {
      case .section: return true
      case .composite: return nil
      case .modified(let content, _): return try content.hasSections
      case .forEach(let forEach):
        return forEach.source.count > 0 ? try forEach.source.content(at: 0).hasSections : false
      case .group(let children):
        var isKnown = true
        for child in children {
          guard let has = try child.hasSections else {
            isKnown = false
            continue
          }
          if has { return true }
        }
        return isKnown ? false : nil
      case .empty, .leaf, .layout, .lazyStack, .scrollView, .tooDeep: return false
      }
    }
  }
}

import LazyExtents

/// Takes over what a lazy container is described as now: its attributes and its views.
struct ContainerUpdate {
  private let stack: LazyStackNode
  private var run: LazyRun { stack.run }

  init(of stack: LazyStackNode) { self.stack = stack }

  func take(_ attributes: LazyAttributes, children: [Content]) throws {
    do {
      try takeOnce(attributes, children: children)
    } catch is FoundArity {
      // Each time, the list knows of more data that their elements differ.
      try take(attributes, children: children)
    }
  }

  private func takeOnce(_ attributes: LazyAttributes, children: [Content]) throws {
    stack.catalog.description = children
    stack.context.directory.followers.note(stack)
    let spacing = try checkedSpacing(of: attributes)
    let (new, changes) = try stack.catalog.read(children)
    let before = (
      columns: stack.columnCount, lines: run.first, length: stack.placement.lead,
      isEmpty: stack.placement.isEmpty
    )
    let hasOtherItems = take(attributes)
    if spacing != run.spacing, !stack.placement.isEmpty { stack.edits.isRearranged = true }
    run.changeSpacing(to: spacing)
    if hasOtherItems || stack.columns == nil {
      stack.catalog.division.columns = stack.columns(offered: stack.measurer.offered)
    }
    try ListRearrangement(of: stack).take(new, with: changes)
    if !before.isEmpty, before.columns != stack.columnCount {
      var regrouped = EstimateChange.Regrouped(
        oldColumns: before.columns,
        columns: stack.columnCount,
        lines: before.lines,
        length: before.length
      )
      regrouped.isWithEdit = !changes.list.isEmpty
      run.noteFindings { $0.regrouped = regrouped }
    }
    stack.invalidateSize()
  }

  /// Takes over the attributes.
  ///
  /// - Returns: Whether the items of a grid are others.
  private func take(_ attributes: LazyAttributes) -> Bool {
    let old = stack.attributes
    if attributes.alignment != old.alignment, stack.edits.oldAlignment == nil {
      stack.edits.oldAlignment = old.alignment
    }
    stack.attributes = attributes
    if attributes.layout != old.layout { changeLayout() }
    stack.measurer.alignment = attributes.alignment
    if attributes.estimator != old.estimator { LineEstimator(of: stack).change() }
    return attributes.items != old.items
  }

  /// Takes over a layout with other parameters, and places everything again around what keeps its
  /// place.
  private func changeLayout() {
    guard stack.catalog.version > 0 else { return }
    if !stack.placement.isEmpty {
      LengthReset(of: stack).noteAnchor()
      run.noteFindings { $0.hasOtherLayout = true }
    }
    stack.edits.hasOtherLayout = true
    run.changeFold(to: stack.attributes.layout.map { LazyFold($0.value, in: stack) })
  }

  /// The spacing between lines, once everything is found to be valid.
  private func checkedSpacing(of attributes: LazyAttributes) throws -> Double {
    let spacing = attributes.spacing ?? stack.context.profile.defaultSpacing
    guard spacing.isLength else {
      throw ContentError.badLength(of: stack.name, name: "spacing", length: spacing)
    }
    if let items = attributes.items {
      guard !items.isEmpty else {
        let name = stack.axis == .vertical ? "columns" : "rows"
        throw ContentError.noColumns(of: stack.name, name: name)
      }
      for item in items { try item.check(as: "an item of \(stack.name)") }
    }
    try attributes.layout?.value.check()
    return spacing
  }
}

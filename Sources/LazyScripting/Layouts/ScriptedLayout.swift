internal import LazyStacks
internal import Lua

/// A layout that a script defined, with the parameters of one container.
struct ScriptedLayout: ArrangedLayout {
  private let definition: LayoutDefinition
  private let values: [ParameterValue]

  init(_ definition: LayoutDefinition, values: [ParameterValue]) {
    self.definition = definition
    self.values = values
  }

  /// Makes a container with some children.
  func containing(_ children: [Content]) -> Content { self { Group(children).content } }

  var name: String { definition.name }
  var orientation: Axis? { definition.orientation }

  func isEqual(to other: any Layout) -> Bool {
    guard let other = other as? ScriptedLayout else { return false }
    return definition.isSame(values, as: other.definition, others: other.values)
  }

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews) throws -> Size {
    let function = definition.sizeThatFits
    let taken: Size? = try calling(function, subviews: subviews) { call, types in
      call.push(ProposedSizeHandle(proposal: proposal), as: try types[ProposedSizeHandle.self])
    } results: { results in
      if results.count == 1, let size = try size(in: results) { return size }
      let width = try function.length(at: 0, named: "the width", in: results)
      return Size(
        width: width,
        height: try function.length(at: 1, named: "the height", in: results)
      )
    }
    return taken ?? ColumnStandIn.size(proposal: proposal, subviews: subviews)
  }

  /// Reads a size that was returned as one value: a Size, or a table with both lengths.
  private func size(in results: borrowing LuaCall) throws -> Size? {
    if results.kind(at: 0) == .table {
      let table = try results.table(at: 0)
      let lengths = try ["width", "height"].map { name in
        let value = try table.get(.string(LuaString(name)))
        guard let number = value.number, ValueKind.length.allows(number) else {
          throw definition.sizeThatFits.mistake(
            "gave a table without a \(name) of 0 points or more; return width, height"
          )
        }
        return number
      }
      return Size(width: lengths[0], height: lengths[1])
    }
    let type = try definition.session.get().types[SizeValue.self]
    return results.isObject(at: 0, of: type) ? try results.object(at: 0, as: type).size : nil
  }

  /// Subviews that the script does not place are centered, as in SwiftUI.
  func arrange(
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> [Arrangement] {
    let scope = LayoutCallScope(definition, subviews: subviews)
    scope.beginPlacing(subviews.count)
    let placed: Void? = try call(definition.placeSubviews, subviews: subviews, in: scope) {
      call,
      types in
      call.push(
        RectValue(Rect(origin: .zero, size: size)),
        as: try types[RectValue.self]
      )
      call.push(ProposedSizeHandle(proposal: proposal), as: try types[ProposedSizeHandle.self])
    } results: { _ in
    }
    guard placed != nil else { return ColumnStandIn.arrange(in: size, subviews: subviews) }
    return zip(subviews, scope.places ?? []).map { subview, place in
      if let place { return place }
      let own = subview.sizeThatFits(.unspecified)
      let origin = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
      return Arrangement(origin: origin, offer: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: AlignmentGuide,
    along axis: Axis,
    in size: Size,
    proposal: ProposedSize,
    subviews: LayoutSubviews
  ) throws -> Double? {
    guard let function = definition.explicitAlignment else {
      return try mergedAlignment(
        of: guide,
        along: axis,
        in: size,
        proposal: proposal,
        subviews: subviews
      )
    }
    let position: Double?? = try calling(function, subviews: subviews) { call, types in
      call.push(guide.name)
      call.push(
        RectValue(Rect(origin: .zero, size: size)),
        as: try types[RectValue.self]
      )
      call.push(ProposedSizeHandle(proposal: proposal), as: try types[ProposedSizeHandle.self])
    } results: { results in
      let value = results.count > 0 ? try results.value(at: 0) : .nil
      guard value != .nil else { return nil }
      guard let position = value.number, position.isDistance else {
        let found = Literal.found(at: 0, in: results)
        throw function.mistake(
          "gave \(found), not a number of points, at most "
            + "\(Printed.number(.longestLength)) either way, or nil"
        )
      }
      return position
    }
    return position ?? nil
  }

  func spacing(subviews: LayoutSubviews) throws -> ViewSpacing {
    guard let function = definition.spacing else { return subviews.mergedSpacing }
    let spacing: ViewSpacing?? = try calling(function, subviews: subviews) { _, _ in
    } results: { results in
      let value = results.count > 0 ? try results.value(at: 0) : .nil
      guard value != .nil else { return nil }
      guard let length = value.number, ValueKind.length.allows(length) else {
        let found = Literal.found(at: 0, in: results)
        throw function.mistake("gave \(found), not \(ValueKind.length.phrase) or nil")
      }
      return ViewSpacing(top: length, leading: length, bottom: length, trailing: length)
    }
    return (spacing ?? nil) ?? subviews.mergedSpacing
  }
}

extension ScriptedLayout {
  private typealias Push = (borrowing LuaCall, HostTypes) throws -> Void

  /// Calls a function with `self`, what `push` adds, the subviews and the cache; nil if a plugin's
  /// function failed.
  private func calling<Value>(
    _ function: ScriptedFunction,
    subviews: LayoutSubviews,
    push: Push,
    results: (borrowing LuaCall) throws -> Value
  ) throws -> Value? {
    try call(
      function,
      subviews: subviews,
      in: LayoutCallScope(definition, subviews: subviews),
      push: push,
      results: results
    )
  }

  private func call<Value>(
    _ function: ScriptedFunction,
    subviews: LayoutSubviews,
    in scope: LayoutCallScope,
    push: Push,
    results: (borrowing LuaCall) throws -> Value
  ) throws -> Value? {
    let session = try definition.session.get()
    let types = session.types
    defer { scope.end() }
    return try definition.enter(function) {
      let cache = try cache(subviews: subviews, in: session)
      return try function.function.call(
        { call in
          try definition.pushSelf(values, keepingIn: "cache", onto: call, types: types)
          try push(call, types)
          let handle = LayoutSubviewsHandle(of: scope)
          call.push(handle, as: try types[LayoutSubviewsHandle.self])
          call.push(.table(cache))
        },
        results: results
      )
    }
  }

  /// What a layout keeps in a container's cache.
  private struct Cache {
    let definition: LayoutDefinition
    let table: LuaTable
  }

  /// The cache of the container: the result of `makeCache`, or of `updateCache` where something
  /// changed since; an empty table without either.
  private func cache(subviews: LayoutSubviews, in session: LabSession) throws -> LuaTable {
    if let known = subviews.cache.value as? Cache, known.definition === definition {
      return known.table
    }
    var table: LuaTable?
    if let function = definition.updateCache, let former = subviews.cache.former as? Cache,
      former.definition === definition
    {
      table =
        try cache(from: function, subviews: subviews, in: session, changing: former.table)
        ?? former.table
    } else if let function = definition.makeCache {
      table = try cache(from: function, subviews: subviews, in: session)
    }
    let cache = Cache(definition: definition, table: try table ?? session.state.makeTable())
    subviews.cache.value = cache
    return cache.table
  }

  /// Calls a function that gives a cache; nil if it gives none, having changed the former one.
  private func cache(
    from function: ScriptedFunction,
    subviews: LayoutSubviews,
    in session: LabSession,
    changing former: LuaTable? = nil
  ) throws -> LuaTable? {
    let scope = LayoutCallScope(definition, subviews: subviews)
    defer { scope.end() }
    let types = session.types
    return try function.function.call(
      { call in
        try definition.pushSelf(values, keepingIn: "cache", onto: call, types: types)
        if let former { call.push(.table(former)) }
        call.push(LayoutSubviewsHandle(of: scope), as: try types[LayoutSubviewsHandle.self])
      },
      results: { results in
        let value = results.count > 0 ? try results.value(at: 0) : .nil
        if former != nil, value == .nil { return nil }
        guard case .table(let table) = value else {
          let found = Literal.found(at: 0, in: results)
          throw function.mistake("gave \(found); a cache is a table")
        }
        return table
      }
    )
  }
}

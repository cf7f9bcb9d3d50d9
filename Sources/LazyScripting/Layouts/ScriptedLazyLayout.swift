internal import LazyStacks
internal import Lua

/// A lazy layout that a script defined, with the parameters of one container.
struct ScriptedLazyLayout: LazyLayout {
  private let definition: LazyLayoutDefinition
  private let values: [ParameterValue]

  init(_ definition: LazyLayoutDefinition, _ values: [ParameterValue]) {
    self.definition = definition
    self.values = values
  }

  var name: String { definition.name }

  func isEqual(to other: any LazyLayout) -> Bool {
    guard let other = other as? ScriptedLazyLayout else { return false }
    return definition.isSame(values, as: other.definition, other.values)
  }

  func copy(_ cursor: LayoutCursor) throws -> LayoutCursor {
    try cursor.copied(of: name, definition.session.get().state)
  }

  /// Scripts count subviews from 1.
  func begin(width: Double, at index: Int) throws -> LayoutCursor {
    let function = definition.begin
    let types = try definition.session.get().types
    return try calling(function) {
      try function.function.call(
        { call in
          try definition.pushSelf(values, keepingIn: "cursor", call, types)
          let bounds = Rect(origin: .zero, size: Size(width: width, height: 0))
          call.push(RectValue(bounds), as: try types[RectValue.self])
          call.push(index + 1)
        },
        results: { results in
          let value = results.count > 0 ? try results.value(0) : .nil
          guard case .table(let table) = value else {
            throw function.mistake("gave \(Literal.of(value)); a cursor is a table")
          }
          return LayoutCursor(table)
        }
      )
    }
  }

  func place(_ subviews: LazySubviews, from cursor: inout LayoutCursor) throws -> LazyStep {
    let function = definition.place
    let types = try definition.session.get().types
    let table = cursor.table
    return try calling(function) {
      try function.function.call(
        { call in
          try definition.pushSelf(values, keepingIn: "cursor", call, types)
          call.push(.table(table))
          let handle = LazySubviewsHandle(subviews, definition)
          call.push(handle, as: try types[LazySubviewsHandle.self])
        },
        results: { results in try step(results, of: function) }
      )
    }
  }

  var canSkip: Bool { definition.skip != nil }

  func skip(
    _ cursor: inout LayoutCursor,
    from index: Int,
    over count: Int,
    advance: Double
  ) throws -> LazyStep? {
    guard let function = definition.skip else { return nil }
    let types = try definition.session.get().types
    let table = cursor.table
    return try calling(function) {
      try function.function.call(
        { call in
          try definition.pushSelf(values, keepingIn: "cursor", call, types)
          call.push(.table(table))
          call.push(index + 1)
          call.push(count)
          call.push(advance)
        },
        results: { results in try step(results, of: function) }
      )
    }
  }

  /// Reads the floor and the ceiling from the results of a function.
  private func step(
    _ results: borrowing LuaCall,
    of function: ScriptedFunction
  ) throws -> LazyStep {
    func number(_ place: Int, _ what: String) throws -> Double {
      let value = results.count > place ? try results.value(place) : .nil
      guard let number = value.number, number.isFinite else {
        throw function.mistake(
          "gave \(Literal.of(value)) as \(what), not a finite number of points"
        )
      }
      return number
    }
    let floor = try number(0, "the floor")
    let isWhole = results.count < 2 || results.isNil(1)
    return LazyStep(floor: floor, ceiling: isWhole ? nil : try number(1, "the ceiling"))
  }

  /// Calls a function; nil if a plugin's function failed, which has then been reported.
  private func calling<Value>(
    _ function: ScriptedFunction,
    _ body: () throws -> Value
  ) throws -> Value {
    guard let value = try definition.enter(function, body) else { throw ToldLayoutFailure() }
    return value
  }
}

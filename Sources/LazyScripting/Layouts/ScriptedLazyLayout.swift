internal import LazyStacks
internal import Lua

/// A lazy layout that a script defined, with the parameters of one container.
struct ScriptedLazyLayout: LazyLayout {
  private let definition: LazyLayoutDefinition
  private let values: [ParameterValue]

  init(_ definition: LazyLayoutDefinition, values: [ParameterValue]) {
    self.definition = definition
    self.values = values
  }

  var name: String { definition.name }

  func isEqual(to other: any LazyLayout) -> Bool {
    guard let other = other as? ScriptedLazyLayout else { return false }
    return definition.isSame(values, as: other.definition, others: other.values)
  }

  /// A cursor that cannot be copied is a failure of the step that left it so.
  func copy(_ cursor: LayoutCursor) throws -> LayoutCursor {
    do {
      return try cursor.copied(of: name, in: definition.session.get().state)
    } catch let mistake as Mistake {
      return try calling(definition.place) { throw mistake }
    }
  }

  /// Scripts count subviews from 1.
  func begin(width: Double, at index: Int) throws -> LayoutCursor {
    let function = definition.begin
    let types = try definition.session.get().types
    return try calling(function) {
      try function.function.call(
        { call in
          try definition.pushSelf(values, keepingIn: "cursor", onto: call, types: types)
          let bounds = Rect(origin: .zero, size: Size(width: width, height: 0))
          call.push(RectValue(bounds), as: try types[RectValue.self])
          call.push(index + 1)
        },
        results: { results in
          let value = results.count > 0 ? try results.value(at: 0) : .nil
          guard case .table(let table) = value else {
            let found = Literal.found(at: 0, in: results)
            throw function.mistake("gave \(found); a cursor is a table")
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
          try definition.pushSelf(values, keepingIn: "cursor", onto: call, types: types)
          call.push(.table(table))
          let handle = LazySubviewsHandle(subviews, of: definition)
          call.push(handle, as: try types[LazySubviewsHandle.self])
        },
        results: { results in try step(in: results, of: function) }
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
          try definition.pushSelf(values, keepingIn: "cursor", onto: call, types: types)
          call.push(.table(table))
          call.push(index + 1)
          call.push(count)
          call.push(advance)
        },
        results: { results in try step(in: results, of: function) }
      )
    }
  }

  /// Reads the floor and the ceiling from the results of a function.
  private func step(
    in results: borrowing LuaCall,
    of function: ScriptedFunction
  ) throws -> LazyStep {
    func number(at place: Int, as what: String) throws -> Double {
      let value = results.count > place ? try results.value(at: place) : .nil
      guard let number = value.number, number.isFinite else {
        let found = Literal.found(at: place, in: results)
        throw function.mistake("gave \(found) as \(what), not a finite number of points")
      }
      guard number.isPlace else {
        throw function.mistake(
          "gave \(Printed.number(number)) as \(what); a place is at most "
            + "\(Printed.number(.farthestPlace)) points either way"
        )
      }
      return number
    }
    let floor = try number(at: 0, as: "the floor")
    let isWhole = results.count < 2 || results.isNil(at: 1)
    return LazyStep(floor: floor, ceiling: isWhole ? nil : try number(at: 1, as: "the ceiling"))
  }

  /// Calls a function; nil if a plugin's function failed, which has then been reported.
  private func calling<Value>(
    _ function: ScriptedFunction,
    body: () throws -> Value
  ) throws -> Value {
    guard let value = try definition.enter(function, body: body) else { throw ToldLayoutFailure() }
    return value
  }
}

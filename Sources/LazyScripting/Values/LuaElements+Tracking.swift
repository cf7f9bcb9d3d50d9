internal import LazyStacks
internal import Lua

// Elements of a model that tracks each field by itself.
extension LuaElements {
  /// The fields of an element, from which its id is read.
  func fields(of element: LuaValue, at index: Int) throws -> ElementFields {
    ElementFields(
      of: element,
      trackedAs: try tracked?.inner(element, at: .integer(index + 1)),
      at: index,
      in: label,
      session: try session.get()
    )
  }

  /// The array if each field of its elements is tracked by itself; nil otherwise.
  var tracked: ObservedTable? { observed.flatMap { $0.tracksFields ? $0 : nil } }

  /// Calls a function that tells something of an element, and gives its first result.
  ///
  /// Where each field is tracked by itself, what it reads is noted.
  func answer(
    of function: LuaFunction,
    about element: LuaValue,
    at index: Int
  ) throws -> LuaValue {
    guard let tracked else {
      return try function.call([element, .integer(index + 1)]).first ?? .nil
    }
    return try function.call { call in
      try tracked.push(value: element, at: .integer(index + 1), onto: call)
      call.push(index + 1)
    } results: { call in
      call.count == 0 ? .nil : try call.value(at: 0)
    }
  }
}

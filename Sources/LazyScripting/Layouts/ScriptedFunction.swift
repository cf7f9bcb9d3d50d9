internal import LazyStacks
internal import Lua

/// A function of a script's layout, with its names for messages.
struct ScriptedFunction {
  let function: LuaFunction
  /// Its name: `sizeThatFits`.
  let name: String
  /// Its name with that of its owner: `sizeThatFits of Layout "Steps"`.
  let title: String

  init(_ function: LuaFunction, named name: String, of owner: String) {
    self.function = function
    self.name = name
    title = "\(name) of \(owner)"
  }

  /// The error for an invalid result, with the place of the function.
  func mistake(_ what: String) -> Mistake {
    let place = function.definition.map { " in \($0)" } ?? ""
    return Mistake("\(title)\(place) \(what)")
  }

  /// Reads a length from the results, which must be a finite number of points, 0 or more.
  func length(at place: Int, named name: String, in results: borrowing LuaCall) throws -> Double {
    let value = results.count > place ? try results.value(at: place) : .nil
    guard let number = value.number, ValueKind.length.allows(number) else {
      let found = Literal.found(at: place, in: results)
      throw mistake("gave \(found) as \(name), not \(ValueKind.length.phrase)")
    }
    return number
  }
}

internal import LazyStacks
internal import Lua

extension LuaElements {
  func declaredSubviews(at index: Int) throws -> Int? {
    guard let arity else { return nil }
    let said = try arity.call([element(at: index), .integer(index + 1)]).first ?? .nil
    guard let count = said.integer, count >= 0 else {
      throw Mistake(
        "subviews of element \(index + 1) of \(label) is a whole number of at least 0, got "
          + Literal.of(said, in: try session.get().state)
      )
    }
    return count
  }
}

internal import LazyStacks
internal import Lua

/// What is known of the numbers of subviews of a script's elements.
struct LuaArity {
  /// Whether elements resolve to different numbers of subviews.
  var isDynamic = false
  /// What the elements show about their number of subviews; nil if the script declares it.
  var inferred: InferredArity?
  /// The function that gives an element's number of subviews; nil if there is none.
  var function: LuaFunction?

  /// The same knowledge, for a copy of the elements.
  var copy: Self {
    var copy = self
    copy.inferred = inferred?.copy
    return copy
  }

  /// The number that the function gives for an element; nil without a function, and if a plugin's
  /// fails; `answer` calls it with the element.
  func declared(
    at index: Int,
    of label: String,
    in session: SessionReference,
    answer: (LuaFunction) throws -> LuaValue
  ) throws -> Int? {
    guard let function else { return nil }
    return try session.answer(function, orElse: nil) {
      let said = try answer(function)
      guard let count = said.integer, count >= 0 else {
        throw Mistake(
          "subviews of element \(index + 1) of \(label) is a whole number of at least 0, got "
            + Literal.of(said, in: try session.get().state)
        )
      }
      return count
    }
  }
}

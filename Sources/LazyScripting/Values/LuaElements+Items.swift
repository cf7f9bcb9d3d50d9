internal import LazyStacks
internal import Lua

extension LuaElements {
  /// The views that a content function returns; if a plugin's fails, a rectangle.
  ///
  /// Where elements give different numbers of views, a view alone has the position of the first of
  /// several, so it is the same view when more of them come.
  func content(
    from function: LuaFunction,
    in session: LabSession,
    arguments: (borrowing LuaCall) throws -> Void
  ) throws -> Content {
    try session.plugins.callbacks.answer(function, orElse: ViewValue.standIn.content) {
      try session.views.content(
        from: function,
        of: label,
        isOneOfSeveral: arity.isDynamic,
        arguments: arguments
      )
    }
  }
}

extension LuaElements.Length {
  /// The length of the item for a row without a content function, computed again if a function
  /// gives it.
  func ofItem(
    at index: Int,
    titled title: @autoclosure () -> String,
    in session: SessionReference
  ) -> Item.Length {
    switch self {
    case .fixed(let length): return .fixed(length)
    case .computed(let function):
      let title = title()
      return .computed { offered in
        try session.answer(function, orElse: LazyScripting.Length.standIn) {
          if let length = try function.number(index: index + 1, extra: offered),
            ValueKind.length.allows(length)
          {
            return length
          }
          let arguments: [LuaValue] = [.integer(index + 1), offered.map(LuaValue.number) ?? .nil]
          return try LazyScripting.Length.checked(
            function.call(arguments).first ?? .nil,
            titled: title
          )
        }
      }
    }
  }
}

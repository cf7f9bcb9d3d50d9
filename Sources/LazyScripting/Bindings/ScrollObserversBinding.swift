internal import LazyStacks
internal import Lua

enum ScrollObserversBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onScrollGeometryChange",
      taking: [
        .label(
          "of",
          as: .function("function(geometry)"),
          required: true,
          summary: "Makes the value that is watched from the geometry."
        ),
        .position("action", as: .function("function(old, new)"), summary: "What is called."),
      ],
      summary:
        "Calls a function when a value made from the scroll view's geometry changes, and with the "
        + "first one as old and new, unless the profile's initialScrollGeometryCallback is false."
    ) { view, call, reader in
      let transform = try reader.requiredFunction("of", in: call)
      let action = try reader.requiredFunction("action", in: call)
      let types = try reader.session.types
      let session = try reader.session.reference
      let observer = GeometryObserver(
        transform: { geometry in
          try session.answer(
            transform,
            orElse: KeptValue(.nil, types: types)
          ) {
            try transform.call(
              { call in try call.push(GeometryValue(geometry), as: types[GeometryValue.self]) },
              results: { KeptValue(try $0.value(at: 0), types: types) }
            )
          }
        },
        isEqual: { try ObservedValue.isEqual($0, to: $1, by: LuaComparison(types: types)) },
        action: { old, new in
          guard let old = old as? KeptValue, let new = new as? KeptValue else { return }
          try session.notify(action) {
            try ObservedValue.tell(action, old: old.push, new: new.push)
          }
        }
      )
      return ViewValue(view.content.onScrollGeometryChange(observer), name: view.name)
    },
    .modifier(
      "onScrollPhaseChange",
      taking: [
        .position(
          "action",
          as: .function("function(old, new, context)"),
          summary: "What is called."
        )
      ],
      summary: "Calls a function when the scroll view starts or stops, or something else moves it."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let type = try reader.session.types[PhaseContext.self]
      let session = try reader.session.reference
      let content = view.content.onScrollPhaseChange { old, new, geometry, velocity in
        try session.notify(action) {
          try ObservedValue.tell(
            action,
            old: { $0.push(old.rawValue) },
            new: { $0.push(new.rawValue) },
            further: { $0.push(PhaseContext(geometry, velocity: velocity), as: type) }
          )
        }
      }
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "refreshable",
      taking: [
        .position("action", as: .function("function()"), summary: "What runs; it may wait.")
      ],
      summary:
        "Runs a function as a coroutine when a finger pulls the scroll view beyond its top, by "
        + "`refreshPull` of the profile as shown, and lets go; while it runs, another pull starts "
        + "nothing. The room that the indicator takes meanwhile is not modeled."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let reference = try reader.session.reference
      let content = view.content.refreshable { agenda in
        try ScriptProgram.started(
          action,
          as: "what :refreshable runs",
          in: agenda,
          of: reference.get()
        )
      }
      return ViewValue(content, name: view.name)
    },
  ]
}

/// Values that observers compare and receive.
enum ObservedValue {
  /// Pushes one value.
  typealias Push = (borrowing LuaCall) -> Void

  /// Calls an observer as SwiftUI does: one with exactly one parameter receives only the new value.
  static func tell(
    _ action: LuaFunction,
    old: Push,
    new: Push,
    further: Push? = nil
  ) throws {
    let isShort = action.parameterCount == 1 && !action.isVariadic
    try action.call(
      { call in
        if !isShort { old(call) }
        new(call)
        if !isShort { further?(call) }
      },
      results: { _ in }
    )
  }

  /// Whether two values that a script made are equal; plain tables are compared field by field.
  static func isEqual(_ left: Any, to right: Any, by comparison: LuaComparison) throws -> Bool {
    guard let left = left as? KeptValue, let right = right as? KeptValue else { return false }
    return try left.isEqual(to: right, by: comparison, depth: 1)
  }
}

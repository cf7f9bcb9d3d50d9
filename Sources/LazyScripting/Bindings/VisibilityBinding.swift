internal import LazyStacks
internal import Lua

enum VisibilityBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onScrollVisibilityChange",
      taking: [
        threshold,
        .position("action", as: .function("function(isVisible)"), summary: "What is called."),
      ],
      summary:
        "Calls a function when at least the threshold of the view comes into or goes out of sight."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let threshold = try reader.number("threshold", in: call) ?? 0.5
      let session = try reader.session.reference
      let content = view.content.onScrollVisibilityChange(threshold: threshold) { isVisible in
        try session.notify(action, arguments: [.boolean(isVisible)])
      }
      return ViewValue(content, name: view.name)
    },
    .modifier(
      "onScrollTargetVisibilityChange",
      taking: [
        threshold,
        .label(
          "idType",
          as: idTypes,
          summary:
            "Which ids are delivered: those of a type, or those for which a function gives true."
        ),
        .position("action", as: .function("function(ids)"), summary: "What is called."),
      ],
      summary:
        "Calls a function with the ids of the visible targets, in their order, when these change."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let lists = try reader.session.types.lists
      let session = try reader.session.reference
      let content = view.content.onScrollTargetVisibilityChange(
        threshold: try reader.number("threshold", in: call) ?? 0.5,
        accepts: try IDFilter("idType", in: call, by: reader)?.accepts ?? { _ in true }
      ) { ids in
        try session.notify(action, arguments: [.table(lists.make(ids))])
      }
      return ViewValue(content, name: view.name)
    },
  ]

  private static let threshold = Parameter.label(
    "threshold",
    as: .fraction,
    default: "0.5",
    summary: "How much of a view must be visible, as a fraction of it."
  )

  /// The kind of the parameter that selects ids.
  static let idTypes = ValueKind.either([
    .cases(["string", "number", "boolean"]), .function("function(id)"),
  ])
}

/// The ids that a parameter selects: those of a type, or those for which a function returns true.
struct IDFilter {
  let accepts: (ViewID) throws -> Bool

  /// Reads the parameter; nil if it is not given.
  init?(_ name: String, in call: borrowing LuaCall, by reader: ArgumentReader) throws {
    switch try reader.value(name, in: call) {
    case .string(let name):
      let name = name.description
      accepts = { $0.typeName == name }
    case .function(let function):
      let session = try reader.session
      accepts = { [weak session] id in
        guard let session else { return false }
        // If a plugin's function fails, the id is accepted, as without a function.
        let accepted = try session.plugins.callbacks.answer(function, orElse: .boolean(true)) {
          try function.call([session.types.lists.value(of: id)]).first ?? .nil
        }
        return accepted != .nil && accepted != .boolean(false)
      }
    default: return nil
    }
  }
}

internal import LazyStacks
internal import Lua

enum CustomViewBinding {
  static let registrations: [Registration] =
    [
      .constructor(
        "View",
        taking: [.position("name", as: .name, summary: "The name of the view.")],
        gives: .function("function { parameters = { … }, body = function(self) … end }"),
        summary:
          "Names a view of your own; called with its definition it gives the view's constructor."
      ) { call, reader in
        try OwnName.define("View", declaration: definition, in: call, session: reader.session) {
          name,
          call,
          reader in
          call.push(
            try CustomView(named: name, in: call, by: reader).constructor(in: reader.session)
          )
        }
      },
      .field(
        "content",
        of: "ViewSelf",
        on: CustomViewSelf.self,
        gives: .view,
        summary: "The children that were passed by position, as a Group."
      ) { view, call, session in
        let group = ViewValue(view.content, name: "Group")
        group.depth = view.depth
        // Reading does not make a view: a body may check whether there is content and show none.
        group.isUsed = true
        return try session.views.push(group, onto: call)
      },
    ] + places

  private static let places: [Registration] = [
    place("state", of: "ViewState", summary: "The states of the view, to be read and assigned.") {
      view,
      call,
      session in
      guard let states = view.states else {
        throw Mistake("\(view.name) declares no state; write state = { … } in its definition")
      }
      return try call.push(ViewState(states), as: session.types[ViewState.self])
    },
    place(
      "binding",
      of: "ViewBindings",
      summary: "The states and bindings of the view, to be passed on."
    ) {
      view,
      call,
      session in
      try call.push(ViewBindings(view), as: session.types[ViewBindings.self])
    },
    place(
      "environment",
      of: "ViewEnvironment",
      summary: "The values of the environment that the view declares."
    ) {
      view,
      call,
      session in
      try call.push(ViewEnvironment(view), as: session.types[ViewEnvironment.self])
    },
  ]

  private static func place(
    _ name: String,
    of type: String,
    summary: String,
    read: @escaping @Sendable (CustomViewSelf, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(
      name,
      of: "ViewSelf",
      on: CustomViewSelf.self,
      gives: .object(type),
      summary: summary,
      read: read
    )
  }

  /// The declaration of a view's definition.
  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "View \(Literal.quoted(name))",
      parameters: [
        .label(
          "parameters",
          as: .table("of names, and of names with their defaults"),
          summary: "What is passed to the view."
        ),
        .label(
          "state",
          as: .either([.table("of names and of values"), .function("function(self)")]),
          summary:
            "The states of each node with the values that they begin with, or a function that "
            + "gives them; tables are copied."
        ),
        .label(
          "bindings",
          as: .array(.string),
          summary: "The names of values that live elsewhere."
        ),
        .label(
          "environment",
          as: .table("of names, and of names with their defaults"),
          summary: "The values of the environment that the body reads."
        ),
        .label(
          "init",
          as: .function("function(self)"),
          summary: "Runs once when the node is made, before the body; it may set states."
        ),
        .label(
          "body",
          as: .function("function(self)"),
          required: true,
          summary: "Returns what the view is made of."
        ),
      ],
      summary: "The definition of a view."
    )
  }
}

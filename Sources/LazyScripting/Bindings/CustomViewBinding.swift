internal import LazyStacks
internal import Lua

enum CustomViewBinding {
  static let registrations: [Registration] =
    [
      .constructor(
        "View",
        [.position("name", .name, "The name of the view.")],
        gives: .function("function { parameters = { … }, body = function(self) … end }"),
        "Names a view of your own; called with its definition it gives the view's constructor."
      ) { call, reader in
        try OwnName.define("View", definition, call, reader.session) { name, call, reader in
          call.push(try CustomView(named: name, call, reader).constructor(reader.session))
        }
      },
      .field(
        "content",
        of: "ViewSelf",
        on: CustomViewSelf.self,
        .view,
        "The children that were passed by position, as a Group."
      ) { view, call, session in
        let group = ViewValue(view.content, name: "Group")
        group.depth = view.depth
        // Reading does not make a view: a body may check whether there is content and show none.
        group.isUsed = true
        return try session.push(group, call)
      },
    ] + places

  private static let places: [Registration] = [
    place("state", "ViewState", "The states of the view, to be read and assigned.") {
      view,
      call,
      session in
      guard let states = view.states else {
        throw Mistake("\(view.name) declares no state; write state = { … } in its definition")
      }
      return try call.push(ViewState(states), as: session.types[ViewState.self])
    },
    place("binding", "ViewBindings", "The states and bindings of the view, to be passed on.") {
      view,
      call,
      session in
      try call.push(ViewBindings(view), as: session.types[ViewBindings.self])
    },
    place("environment", "ViewEnvironment", "The values of the environment that the view declares.")
    {
      view,
      call,
      session in
      try call.push(ViewEnvironment(view), as: session.types[ViewEnvironment.self])
    },
  ]

  private static func place(
    _ name: String,
    _ type: String,
    _ summary: String,
    read: @escaping @Sendable (CustomViewSelf, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    .field(name, of: "ViewSelf", on: CustomViewSelf.self, .object(type), summary, read: read)
  }

  /// The declaration of a view's definition.
  private static func definition(of name: String) -> Declaration {
    Declaration(
      kind: .constructor,
      name: "View \(Literal.quoted(name))",
      parameters: [
        .label(
          "parameters",
          .table("of names, and of names with their defaults"),
          "What is passed to the view."
        ),
        .label(
          "state",
          .either([.table("of names and of values"), .function("function(self)")]),
          "The states of each node with the values that they begin with, or a function that gives "
            + "them; tables are copied."
        ),
        .label("bindings", .array(.string), "The names of values that live elsewhere."),
        .label(
          "environment",
          .table("of names, and of names with their defaults"),
          "The values of the environment that the body reads."
        ),
        .label(
          "init",
          .function("function(self)"),
          "Runs once when the node is made, before the body; it may set states."
        ),
        .label(
          "body",
          .function("function(self)"),
          required: true,
          "Returns what the view is made of."
        ),
      ],
      summary: "The definition of a view."
    )
  }
}

internal import LazyStacks
internal import Lua

enum CustomViewBinding {
  static let registrations: [Registration] = [
    .constructor(
      "View",
      [.position("name", .name, "The name of the view.")],
      gives: .function("function { parameters = { … }, body = function(self) … end }"),
      "Names a view of your own; called with its definition it gives the view's constructor."
    ) { call, reader in
      try OwnName.define("View", definition, call, reader.session) { name, call, reader in
        try CustomView(named: name, call, reader).constructor(reader.session)
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
      // Reading is no making: a body may look whether there is content and show none.
      group.isUsed = true
      return try session.push(group, call)
    },
  ]

  /// What a definition of a view may hold.
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

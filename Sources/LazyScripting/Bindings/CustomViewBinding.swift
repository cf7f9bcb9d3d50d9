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
      let name = try call.text(0)
      guard !name.isEmpty else { throw Mistake("name of View is a string that is not empty") }
      let define = ArgumentReader(
        CustomViewBinding.definition(of: name),
        try reader.session.reference
      )
      let title = "View \(Literal.quoted(name))"
      let function = try reader.session.state.makeFunction(
        title,
        parameters: define.labels.map(\.name)
      ) { call in
        try define.check(call)
        return try call.push(CustomView(named: name, call, define).constructor(define.session))
      }
      return call.push(function)
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

internal import LazyStacks
internal import Lua

enum GroupBinding {
  static let registrations: [Registration] = [
    .view(
      "Group",
      taking: [
        .label(
          "subviews",
          as: .view,
          summary: "Views whose subviews the function gets, which is the only child."
        ),
        .label(
          "sections",
          as: .view,
          summary: "Views whose sections the function gets, which is the only child."
        ),
      ],
      rest: .views,
      summary:
        "Several views without a layout of their own; they belong to what surrounds the group. "
        + "With `subviews = content, function(subviews) … end` it is what the function makes of "
        + "the subviews of other views: `#subviews`, `subviews[i]`, each made when it is used. "
        + "With `sections = content, function(sections) … end` it is what the function makes of "
        + "their sections, at least one: `#sections`, `sections[i].header`."
    ) { call, reader in
      if let handed = try HandedViews(in: call, by: reader) {
        return ViewValue(try handed.group(in: call, by: reader), name: "Group")
      }
      return ViewValue(Group(try reader.children(in: call)).content, name: "Group")
    },
    .method(
      "id",
      of: "Subviews",
      taking: [.position("index", as: .integer(atLeast: 1), summary: "Which subview, from 1.")],
      gives: .id,
      summary: "The id of a subview, which evaluates nothing."
    ) { (value: SubviewsValue, call, reader) in
      let index = try index(in: call, of: value)
      return call.push(try reader.session.types.lists.value(of: value.subviews.id(at: index)))
    },
    .method(
      "containerValue",
      of: "Subviews",
      taking: [
        .position("index", as: .integer(atLeast: 1), summary: "Which subview, from 1."),
        .position("key", as: .name, summary: "The name of the value."),
      ],
      gives: .any,
      summary: "What `:containerValue` says of a subview; nil where it says nothing."
    ) { (value: SubviewsValue, call, _) in
      let found = try value.subviews.containerValue(
        call.text(at: 1),
        at: index(in: call, of: value)
      )
      guard let kept = found as? KeptValue else { return call.push() }
      kept.push(onto: call)
      return .pushed
    },
    .modifier(
      "containerValue",
      taking: [
        .position("key", as: .name, summary: "The name of the value."),
        .position("value", as: .any, required: false, summary: "The value."),
      ],
      summary: "Gives the view a value that the container around it reads from its subviews."
    ) { view, call, reader in
      let value = KeptValue(try call.value(at: 1), types: try reader.session.types)
      return ViewValue(view.content.containerValue(try call.text(at: 0), value), name: view.name)
    },
    .modifier(
      "tag",
      taking: [.position("tag", as: .any, summary: "The tag.")],
      summary:
        "Gives the view a tag, which the container around it reads with `subviews:tag(index)`."
    ) { view, call, reader in
      let tag = KeptValue(try call.value(at: 0), types: try reader.session.types)
      return ViewValue(view.content.tag(tag), name: view.name)
    },
    .method(
      "tag",
      of: "Subviews",
      taking: [.position("index", as: .integer(atLeast: 1), summary: "Which subview, from 1.")],
      gives: .any,
      summary: "The tag that `:tag` gives a subview; nil where it has none."
    ) { (value: SubviewsValue, call, _) in
      guard let kept = try value.subviews.tag(at: index(in: call, of: value)) as? KeptValue else {
        return call.push()
      }
      kept.push(onto: call)
      return .pushed
    },
    .view(
      "EmptyView",
      taking: [],
      summary: "No view, which still holds its place among its siblings."
    ) { _, _ in
      ViewValue(.empty, name: "EmptyView")
    },
  ]

  private static func index(in call: borrowing LuaCall, of value: SubviewsValue) throws -> Int {
    try index(in: call, among: value.subviews.count, "subviews")
  }

  /// The index of the part of a group with the number in the first argument, from 0.
  ///
  /// - Throws: ``Mistake`` if there are fewer.
  static func index(
    in call: borrowing LuaCall,
    among count: Int,
    _ name: String
  ) throws -> Int {
    let number = try call.integer(at: 0)
    guard number <= count else {
      throw Mistake("there are \(count) \(name), no number \(number)")
    }
    return number - 1
  }
}

internal import LazyStacks
internal import Lua

enum GroupBinding {
  static let registrations: [Registration] = [
    .view(
      "Group",
      [
        .label(
          "subviews",
          .view,
          "Views whose subviews the function gets, which is the only child."
        )
      ],
      rest: .views,
      "Several views without a layout of their own; they belong to what surrounds the group. With "
        + "`subviews = content, function(subviews) … end` it is what the function makes of the "
        + "subviews of other views: `#subviews`, `subviews[i]`, each made when it is used."
    ) { call, reader in
      guard reader.has("subviews", call) else {
        return ViewValue(Group(try reader.children(call)).content, name: "Group")
      }
      return ViewValue(try ofSubviews(call, reader), name: "Group")
    },
    .method(
      "id",
      of: "Subviews",
      [.position("index", .integer(atLeast: 1), "Which subview, from 1.")],
      gives: .id,
      "The id of a subview, which evaluates nothing."
    ) { (value: SubviewsValue, call, reader) in
      let index = try index(call, value)
      return call.push(try reader.session.types.lists.value(of: value.subviews.id(at: index)))
    },
    .method(
      "containerValue",
      of: "Subviews",
      [
        .position("index", .integer(atLeast: 1), "Which subview, from 1."),
        .position("key", .name, "The name of the value."),
      ],
      gives: .any,
      "What `:containerValue` says of a subview; nil where it says nothing."
    ) { (value: SubviewsValue, call, _) in
      let found = try value.subviews.containerValue(call.text(1), at: index(call, value))
      guard let kept = found as? KeptValue else { return call.push() }
      kept.push(call)
      return .pushed
    },
    .modifier(
      "containerValue",
      [
        .position("key", .name, "The name of the value."),
        .position("value", .any, required: false, "The value."),
      ],
      "Gives the view a value that the container around it reads from its subviews."
    ) { view, call, reader in
      let value = KeptValue(try call.value(1), try reader.session.types)
      return ViewValue(view.content.containerValue(try call.text(0), value), name: view.name)
    },
    .modifier(
      "tag",
      [.position("tag", .any, "The tag.")],
      "Gives the view a tag, which the container around it reads with `subviews:tag(index)`."
    ) { view, call, reader in
      let tag = KeptValue(try call.value(0), try reader.session.types)
      return ViewValue(view.content.tag(tag), name: view.name)
    },
    .method(
      "tag",
      of: "Subviews",
      [.position("index", .integer(atLeast: 1), "Which subview, from 1.")],
      gives: .any,
      "The tag that `:tag` gives a subview; nil where it has none."
    ) { (value: SubviewsValue, call, _) in
      guard let kept = try value.subviews.tag(at: index(call, value)) as? KeptValue else {
        return call.push()
      }
      kept.push(call)
      return .pushed
    },
    .view("EmptyView", [], "No view, which still holds its place among its siblings.") { _, _ in
      ViewValue(.empty, name: "EmptyView")
    },
  ]

  private static func index(_ call: borrowing LuaCall, _ value: SubviewsValue) throws -> Int {
    let index = try call.integer(0)
    guard index <= value.subviews.count else {
      throw Mistake("there are \(value.subviews.count) subviews, no number \(index)")
    }
    return index - 1
  }

  private static func ofSubviews(
    _ call: borrowing LuaCall,
    _ reader: ArgumentReader
  ) throws -> Content {
    let session = try reader.session
    let place = reader.place("subviews", call)
    guard call.kind(0) == .function, call.count == 1 else {
      throw Mistake("Group { subviews = content, function(subviews) … end } takes one function")
    }
    let views = try session.child(place, call, of: "Group")
    let function = try call.function(0)
    let reference = session.reference
    let group = SubviewsGroup(of: views) { subviews in
      let session = try reference.get()
      let value = SubviewsValue(subviews, reference)
      return try session.content(from: function, of: "Group { subviews = … }") { call in
        try call.push(value, as: session.types[SubviewsValue.self])
      }
    }
    return group.content
  }
}

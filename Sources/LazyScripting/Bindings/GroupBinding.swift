internal import LazyStacks
internal import Lua

enum GroupBinding {
  static let registrations: [Registration] = [
    .view(
      "Group",
      [],
      rest: .views,
      "Several views without a layout of their own; they belong to what surrounds the group."
    ) { call, reader in
      ViewValue(Group(try reader.children(call)).content, name: "Group")
    },
    .view("EmptyView", [], "No view, which still holds its place among its siblings.") { _, _ in
      ViewValue(.empty, name: "EmptyView")
    },
  ]
}

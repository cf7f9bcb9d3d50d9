internal import LazyStacks
internal import Lua

enum IDBinding {
  static let registrations: [Registration] = [
    .modifier(
      "id",
      [.position("id", .id, "What names the view.")],
      "Gives the view an identity of its own; another id makes another view of it."
    ) { view, call, reader in
      guard let id = try reader.id("id", call) else { throw Mistake("id needs an id") }
      return ViewValue(view.content.id(id), name: view.name)
    }
  ]
}

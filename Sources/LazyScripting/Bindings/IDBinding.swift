internal import LazyStacks
internal import Lua

enum IDBinding {
  static let registrations: [Registration] = [
    .modifier(
      "id",
      taking: [.position("id", as: .id, summary: "What names the view.")],
      summary: "Gives the view an identity of its own; another id makes another view of it."
    ) { view, call, reader in
      guard let id = try reader.id("id", in: call) else { throw Mistake("id needs an id") }
      return ViewValue(view.content.id(id), name: view.name)
    }
  ]
}

internal import LazyStacks
internal import Lua

/// The subviews that a script's `Group { subviews = … }` gets, or those of a part of a section.
final class SubviewsValue: HostClass {
  static let className = "Subviews"

  let subviews: SubviewsCollection
  private let session: SessionReference

  init(_ subviews: SubviewsCollection, in session: SessionReference) {
    self.subviews = subviews
    self.session = session
  }

  /// Pushes the subview at an index, counted from 1; nil beyond the last.
  private func push(_ index: Int, onto call: borrowing LuaCall) throws -> LuaOutcome {
    guard index >= 1, index <= subviews.count else { return call.push() }
    let content = try subviews[index - 1]
    let view = ViewValue(content, name: "Subview")
    view.isUsed = true
    return try session.get().views.push(view, onto: call)
  }

  static func describe(_ type: inout HostBehavior<SubviewsValue>) {
    type.count = { $0.subviews.count }
    type.element = { value, call in
      guard let index = try call.value(at: 0).integer else { return call.push() }
      return try value.push(index, onto: call)
    }
    type.description = { value, call in call.push("\(value.subviews.count) subviews") }
  }
}

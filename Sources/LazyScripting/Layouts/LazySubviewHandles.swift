internal import LazyStacks
internal import Lua

/// The subviews that are left when a step of a script's lazy layout begins; `subviews[1]` is the
/// next one.
final class LazySubviewsHandle: HostClass {
  static let className = "LazySubviews"

  private let subviews: LazySubviews
  private let definition: LazyLayoutDefinition

  init(_ subviews: LazySubviews, of definition: LazyLayoutDefinition) {
    self.subviews = subviews
    self.definition = definition
  }

  static func describe(_ type: inout HostBehavior<LazySubviewsHandle>) {
    let reference = type.reference
    type.count = { $0.subviews.count }
    type.entry = { handle, index, call in
      _ = call.push(index + 1)
      try handle.push(at: index, onto: call, in: reference.get())
    }
    type.element = { handle, call in
      try handle.subviews.check()
      let key = try call.value(at: 0)
      guard let number = key.integer, number > 0, handle.subviews.reaches(number - 1) else {
        let count = handle.subviews.count
        throw Mistake(
          "\(count) subviews are left, subviews[1] first; there is no "
            + Literal.found(at: 0, in: call)
        )
      }
      try handle.push(at: number - 1, onto: call, in: reference.get())
      return .pushed
    }
    type.description = { handle, call in
      call.push("the \(handle.subviews.count) subviews left for \(handle.definition.name)")
    }
  }

  private func push(at place: Int, onto call: borrowing LuaCall, in session: LabSession) throws {
    guard let subview = subviews[place] else {
      _ = call.push()
      return
    }
    let handle = LazySubviewHandle(subview, of: definition)
    _ = call.push(handle, as: try session.types[LazySubviewHandle.self])
  }
}

/// A subview that a step of a script's lazy layout may place.
final class LazySubviewHandle: HostClass {
  static let className = "LazySubview"

  let subview: LazySubview
  private let definition: LazyLayoutDefinition

  init(_ subview: LazySubview, of definition: LazyLayoutDefinition) {
    self.subview = subview
    self.definition = definition
  }

  /// The values that the view gives to the layout.
  func values() -> LayoutValuesHandle {
    let subview = subview
    return LayoutValuesHandle(definition.values, of: definition.name) { key in
      try subview.value(for: key)
    }
  }

  static func describe(_ type: inout HostBehavior<LazySubviewHandle>) {
    type.description = { handle, call in
      call.push("subview \(handle.subview.index + 1) of \(handle.definition.name)")
    }
  }
}

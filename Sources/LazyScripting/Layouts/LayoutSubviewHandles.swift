internal import LazyStacks
internal import Lua

/// The scope of one call of a script's layout function; the handles of the call are invalid once it
/// is over, and keep no view alive.
final class LayoutCallScope {
  let definition: LayoutDefinition
  /// The subviews of the call; nil once it is over.
  private(set) var subviews: LayoutSubviews?
  /// Where subviews were placed, by number; nil if the call must not place anything.
  private(set) var places: [Arrangement?]?

  init(_ definition: LayoutDefinition, subviews: LayoutSubviews) {
    self.definition = definition
    self.subviews = subviews
  }

  /// Allows the call to place a number of subviews.
  func beginPlacing(_ count: Int) { places = Array(repeating: nil, count: count) }

  func end() { subviews = nil }

  /// The subviews, while the call goes on.
  ///
  /// - Throws: ``Mistake`` once the call is over.
  func current() throws -> LayoutSubviews {
    guard let subviews else {
      throw Mistake(
        "the subviews of \(definition.name) are those of one call of its functions, which is over; "
          + "read what you need and keep that"
      )
    }
    return subviews
  }

  /// Notes the place of a subview.
  func put(_ index: Int, at place: Arrangement) throws {
    guard places != nil else {
      throw Mistake("place is for placeSubviews; ask for a size with sizeThatFits")
    }
    places?[index] = place
  }
}

/// The subviews that a script's layout places: `#subviews`, `subviews[i]`, `ipairs(subviews)`.
final class LayoutSubviewsHandle: HostClass {
  static let className = "LayoutSubviews"

  private let scope: LayoutCallScope
  private let count: Int

  init(of scope: LayoutCallScope) {
    count = scope.subviews?.count ?? 0
    self.scope = scope
  }

  private func push(_ index: Int, onto call: borrowing LuaCall, in session: LabSession) throws {
    let handle = LayoutSubviewHandle(at: index, in: scope)
    _ = call.push(handle, as: try session.types[LayoutSubviewHandle.self])
  }

  static func describe(_ type: inout HostBehavior<LayoutSubviewsHandle>) {
    let reference = type.reference
    type.count = { $0.count }
    type.entry = { handle, index, call in
      _ = try handle.scope.current()
      _ = call.push(index + 1)
      try handle.push(index, onto: call, in: reference.get())
    }
    type.element = { handle, call in
      _ = try handle.scope.current()
      let key = try call.value(at: 0)
      let count = handle.count
      guard let number = key.integer, (1...count + 1).contains(number) else {
        throw Mistake("subviews has 1 … \(count), and no \(Literal.found(at: 0, in: call))")
      }
      guard number <= count else { return call.push() }
      try handle.push(number - 1, onto: call, in: reference.get())
      return .pushed
    }
    type.description = { handle, call in
      call.push("\(handle.count) subviews of \(handle.scope.definition.name)")
    }
  }
}

/// One of the subviews that a script's layout places.
final class LayoutSubviewHandle: HostClass {
  static let className = "LayoutSubview"

  private let index: Int
  private let scope: LayoutCallScope

  init(at index: Int, in scope: LayoutCallScope) {
    self.index = index
    self.scope = scope
  }

  /// The subview, while the call goes on.
  func subview() throws -> LayoutSubview { try scope.current()[index] }

  /// Places the subview; the place takes effect when the call is over.
  func place(_ place: Arrangement) throws { try scope.put(index, at: place) }

  /// The values that the view gives to the layout.
  func values() -> LayoutValuesHandle {
    LayoutValuesHandle(scope.definition.values, of: scope.definition.name) { key in
      try self.subview()[key]
    }
  }

  static func describe(_ type: inout HostBehavior<LayoutSubviewHandle>) {
    type.description = { handle, call in
      let id = (handle.scope.subviews?[handle.index].id).map { " (\($0))" } ?? ""
      return call.push("subview \(handle.index + 1)\(id) of \(handle.scope.definition.name)")
    }
  }
}

/// The size that a layout is offered: a number, `math.huge` or nil in each direction.
final class ProposedSizeHandle: HostClass {
  static let className = "ProposedSize"

  let proposal: ProposedSize
  init(proposal: ProposedSize) { self.proposal = proposal }

  static func describe(_ type: inout HostBehavior<ProposedSizeHandle>) {
    type.equals = { $0.proposal == $1.proposal }
    type.description = { handle, call in
      func words(_ length: Double?) -> String { length.map(Printed.number) ?? "unspecified" }
      let proposal = handle.proposal
      return call.push("width \(words(proposal.width)) height \(words(proposal.height))")
    }
  }
}

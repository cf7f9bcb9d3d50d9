internal import LazyStacks
internal import Lua

/// Reads the arguments of one callable: checks them against its declaration, then returns them by
/// name.
///
/// A call with exactly one plain table has its values at positions and labels; any other call has
/// positions only. Positions are zero-based here.
final class ArgumentReader {
  let declaration: Declaration
  /// The callable as errors name it.
  let title: String
  let labels: [Parameter]
  let positions: [Parameter]
  private let reference: SessionReference

  init(_ declaration: Declaration, _ reference: SessionReference) {
    self.declaration = declaration
    self.reference = reference
    title = declaration.title
    labels = declaration.labels
    positions = declaration.positions
  }

  /// The session in which the call is made.
  var session: LabSession {
    get throws { try reference.get() }
  }

  /// The index of a parameter's value in a call.
  func place(_ name: String, _ call: borrowing LuaCall) -> Int {
    if let index = labels.firstIndex(where: { $0.name == name }) { return call.parameter(index) }
    return positions.firstIndex { $0.name == name } ?? Int.max
  }

  /// Whether a parameter was given.
  func has(_ name: String, _ call: borrowing LuaCall) -> Bool { !call.isNil(place(name, call)) }

  /// A number, or nil if none was given.
  func number(_ name: String, _ call: borrowing LuaCall) throws -> Double? {
    let place = place(name, call)
    return call.isNil(place) ? nil : try call.number(place)
  }

  /// A whole number, or nil if none was given.
  func integer(_ name: String, _ call: borrowing LuaCall) throws -> Int? {
    let place = place(name, call)
    return call.isNil(place) ? nil : try call.integer(place)
  }

  /// A string, or nil if none was given.
  func text(_ name: String, _ call: borrowing LuaCall) throws -> String? {
    let place = place(name, call)
    return call.isNil(place) ? nil : try call.text(place)
  }

  /// A function, or nil if none was given.
  func function(_ name: String, _ call: borrowing LuaCall) throws -> LuaFunction? {
    let place = place(name, call)
    return call.isNil(place) ? nil : try call.function(place)
  }

  /// A function that the declaration requires.
  func requiredFunction(_ name: String, _ call: borrowing LuaCall) throws -> LuaFunction {
    try call.function(place(name, call))
  }

  /// Any value; nil if none was given.
  func value(_ name: String, _ call: borrowing LuaCall) throws -> LuaValue {
    try call.value(place(name, call))
  }

  /// An id, or nil if none was given.
  func id(_ name: String, _ call: borrowing LuaCall) throws -> ViewID? {
    let value = try value(name, call)
    if value == .nil { return nil }
    guard let id = value.viewIDOrPath else {
      throw Mistake("\(name) of \(title) is \(ValueKind.path.phrase)")
    }
    return id
  }

  /// The ids of all positions as one path, or nil if none was given.
  func path(_ call: borrowing LuaCall) throws -> ViewID? {
    var ids: [ViewID] = []
    for place in 0..<call.count {
      guard let id = try call.value(place).viewIDOrPath else { break }
      ids.append(id)
    }
    return ViewID(path: ids)
  }

  /// The views at the positions that no parameter takes; holes keep their places.
  func children(_ call: borrowing LuaCall) throws -> [Content] {
    guard call.count > positions.count else { return [] }
    var children: [Content] = []
    children.reserveCapacity(call.count - positions.count)
    let session = try session
    for place in positions.count..<call.count {
      children.append(
        try session.child(place, call, of: title) { Slips.label(for: place, call, self) }
      )
    }
    return children
  }
}

extension ArgumentReader {
  /// The views themselves at the positions that no parameter takes, for comparison by identity.
  func childViews(_ call: borrowing LuaCall) throws -> [ViewValue?] {
    guard call.count > positions.count else { return [] }
    let type = try session.types[ViewValue.self]
    return try (positions.count..<call.count).map { place in
      call.isObject(place, type) ? try call.object(place, type) : nil
    }
  }
}

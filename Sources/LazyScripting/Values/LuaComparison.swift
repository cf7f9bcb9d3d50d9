internal import LazyStacks
internal import Lua

/// Compares the values that scripts pass.
struct LuaComparison {
  let types: HostTypes

  /// Whether two values are equal.
  ///
  /// Numbers, strings and booleans are compared by value; points, sizes and rectangles by their
  /// numbers; lists of ids by their ids; plain tables field by field down to `depth` levels;
  /// everything else by identity.
  func isEqual(_ left: LuaValue, to right: LuaValue, depth: Int) throws(LuaError) -> Bool {
    if left == right { return true }
    switch (left, right) {
    case (.integer(let left), .number(let right)): return Double(left) == right
    case (.number(let left), .integer(let right)): return left == Double(right)
    case (.object(let left), .object(let right)): return sameObject(left, as: right)
    case (.table(let left), .table(let right)) where depth > 0:
      return try isEqual(left.entries(), to: right.entries(), depth: depth - 1)
    default: return false
    }
  }

  /// Whether two lists of fields, in the defined order, are equal.
  func isEqual(
    _ left: [(key: LuaValue, value: LuaValue)],
    to right: [(key: LuaValue, value: LuaValue)],
    depth: Int
  ) throws(LuaError) -> Bool {
    guard left.count == right.count else { return false }
    for (first, second) in zip(left, right) {
      guard first.key == second.key, try isEqual(first.value, to: second.value, depth: depth) else {
        return false
      }
    }
    return true
  }

  private func sameObject(_ left: LuaObject, as right: LuaObject) -> Bool {
    for type in types.kept {
      guard let left = type.find(left) else { continue }
      return type.find(right).map { isEqual(left, to: $0) } ?? false
    }
    return false
  }

  /// Whether a point, a size, a rectangle or insets have exactly the fields of a table.
  ///
  /// It is nil for values of other kinds.
  func hasFields(_ left: LuaValue, of right: LuaValue) throws(LuaError) -> Bool? {
    guard case .object(let object) = left, case .table(let table) = right,
      let fields = fields(of: object)
    else { return nil }
    let entries = try table.entries()
    return entries.count == fields.count
      && entries.allSatisfy { entry in
        fields.contains { $0.name == entry.key.text && $0.value == entry.value.number }
      }
  }

  private func fields(of object: LuaObject) -> [(name: String, value: Double)]? {
    for type in types.kept {
      switch type.find(object) {
      case nil: continue
      case let point as PointValue: return [("x", point.point.x), ("y", point.point.y)]
      case let size as SizeValue:
        return [("width", size.size.width), ("height", size.size.height)]
      case let rect as RectValue:
        let (origin, size) = (rect.rect.origin, rect.rect.size)
        return [
          ("x", origin.x), ("y", origin.y), ("width", size.width), ("height", size.height),
        ]
      case let insets as InsetsValue:
        let insets = insets.insets
        return [
          ("top", insets.top), ("leading", insets.leading), ("bottom", insets.bottom),
          ("trailing", insets.trailing),
        ]
      default: return nil
      }
    }
    return nil
  }

  /// Whether two host objects are equal.
  func isEqual(_ left: AnyObject, to right: AnyObject) -> Bool {
    switch (left, right) {
    case (let left as PointValue, let right as PointValue): left.point == right.point
    case (let left as SizeValue, let right as SizeValue): left.size == right.size
    case (let left as RectValue, let right as RectValue): left.rect == right.rect
    case (let left as GeometryValue, let right as GeometryValue): left.geometry == right.geometry
    case (let left as BindingValue, let right as BindingValue): left.isSame(as: right)
    case (let left as ViewState, let right as ViewState): left.state === right.state
    default: left === right
    }
  }
}

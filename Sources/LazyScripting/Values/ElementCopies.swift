internal import LazyStacks
internal import Lua

/// A copy of an array's element, one level deep, made together with its views.
struct ArrayElement: ElementValue {
  private let value: ParameterValue
  private let comparison: LuaComparison

  init(_ value: LuaValue, types: HostTypes) throws(LuaError) {
    self.value = try ParameterValue(value, types: types)
    comparison = LuaComparison(types: types)
  }

  func isEqual(to other: any ElementValue) -> Bool {
    guard let other = other as? ArrayElement else { return false }
    return (try? value.isEqual(to: other.value, by: comparison)) ?? false
  }
}

/// A copy of an element of data; a replaced element compares as different.
struct DataElement: ElementValue {
  private let token: Int
  private let copy: ArrayElement

  init(_ token: Int, value: LuaValue, types: HostTypes) throws(LuaError) {
    self.token = token
    copy = try ArrayElement(value, types: types)
  }

  func isEqual(to other: any ElementValue) -> Bool {
    guard let other = other as? DataElement else { return false }
    return token == other.token && copy.isEqual(to: other.copy)
  }
}

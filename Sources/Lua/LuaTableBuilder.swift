import CLuaShim

/// Fills a table that is being pushed.
public struct LuaTableBuilder: ~Copyable {
  let core: LuaCore

  func begin(arrayCapacity: Int, fieldCapacity: Int) {
    core.pushTable(arrayCapacity: arrayCapacity, fieldCapacity: fieldCapacity)
  }

  /// Sets the field `name`.
  public func set(_ name: String, to value: LuaValue) {
    core.push(value)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets the field `name` to a float.
  public func set(_ name: String, to number: Double) { set(name, to: .number(number)) }

  /// Sets the field `name` to an integer.
  public func set(_ name: String, to integer: Int) { set(name, to: .integer(integer)) }

  /// Sets the field `name` to a boolean.
  public func set(_ name: String, to flag: Bool) { set(name, to: .boolean(flag)) }

  /// Sets the field `name` to text.
  public func set(_ name: String, to text: String) {
    core.push(text)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets the field `name` to a host object.
  public func set<Object: AnyObject>(
    _ name: String,
    to object: Object,
    as type: LuaObjectType<Object>
  ) {
    set(name, to: .object(core.slots.handle(for: object, type: type.any)))
  }

  /// Sets position `index`, from 1.
  public func set(_ index: Int, to value: LuaValue) {
    core.push(value)
    finish(at: index)
  }

  /// Sets position `index`, from 1, to a host object.
  public func set<Object: AnyObject>(
    _ index: Int,
    to object: Object,
    as type: LuaObjectType<Object>
  ) {
    set(index, to: .object(core.slots.handle(for: object, type: type.any)))
  }

  /// Sets the field `name` to a new table that `fill` fills.
  public func table(_ name: String, fill: (borrowing LuaTableBuilder) throws -> Void) rethrows {
    begin(arrayCapacity: 0, fieldCapacity: 0)
    try fill(self)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets position `index`, from 1, to a new table that `fill` fills.
  public func table(_ index: Int, fill: (borrowing LuaTableBuilder) throws -> Void) rethrows {
    begin(arrayCapacity: 0, fieldCapacity: 0)
    try fill(self)
    finish(at: index)
  }

  /// Sets the field `name` to a new host function.
  public func function(_ name: String, parameters: [String]? = nil, body: @escaping LuaBody) {
    core.push(HostFunction(core: core, name: name, parameters: parameters, body: body), flags: 0)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  private func finish(at index: Int) {
    guard let program = core.program else { return }
    shim_program_index(program, Int32(SHIM_SET_INDEX), 0, Int64(index))
  }
}

import CLuaShim

/// Fills a table that is being pushed.
public struct LuaTableBuilder: ~Copyable {
  let core: LuaCore

  func begin(_ arrayCapacity: Int, _ fieldCapacity: Int) {
    core.pushTable(arrayCapacity, fieldCapacity)
  }

  /// Sets the field `name`.
  public func set(_ name: String, _ value: LuaValue) {
    core.push(value)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets the field `name` to a float.
  public func set(_ name: String, _ number: Double) { set(name, .number(number)) }

  /// Sets the field `name` to an integer.
  public func set(_ name: String, _ integer: Int) { set(name, .integer(integer)) }

  /// Sets the field `name` to a boolean.
  public func set(_ name: String, _ flag: Bool) { set(name, .boolean(flag)) }

  /// Sets the field `name` to text.
  public func set(_ name: String, _ text: String) {
    core.push(text)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets the field `name` to a host object.
  public func set<Object: AnyObject>(
    _ name: String,
    _ object: Object,
    as type: LuaObjectType<Object>
  ) {
    set(name, .object(core.slots.handle(for: object, type: type.any)))
  }

  /// Sets position `index`, from 1.
  public func set(_ index: Int, _ value: LuaValue) {
    core.push(value)
    finish(index)
  }

  /// Sets position `index`, from 1, to a host object.
  public func set<Object: AnyObject>(
    _ index: Int,
    _ object: Object,
    as type: LuaObjectType<Object>
  ) {
    set(index, .object(core.slots.handle(for: object, type: type.any)))
  }

  /// Sets the field `name` to a new table that `fill` fills.
  public func table(_ name: String, _ fill: (borrowing LuaTableBuilder) throws -> Void) rethrows {
    begin(0, 0)
    try fill(self)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  /// Sets position `index`, from 1, to a new table that `fill` fills.
  public func table(_ index: Int, _ fill: (borrowing LuaTableBuilder) throws -> Void) rethrows {
    begin(0, 0)
    try fill(self)
    finish(index)
  }

  /// Sets the field `name` to a new host function.
  public func function(_ name: String, parameters: [String]? = nil, _ body: @escaping LuaBody) {
    core.push(HostFunction(core: core, name: name, parameters: parameters, body), flags: 0)
    core.push(name, as: Int32(SHIM_SET_FIELD))
  }

  private func finish(_ index: Int) {
    guard let program = core.program else { return }
    shim_program_index(program, Int32(SHIM_SET_INDEX), 0, Int64(index))
  }
}

import CLuaShim

/// A Swift closure that Lua may call and that Lua's collector owns.
final class HostFunction {
  unowned(unsafe) let core: LuaCore
  let name: String
  let parameters: [String]?
  /// How many of the parameters, the last ones, are the names of the first positions.
  let positions: Int
  /// The neighbors in the chain of functions that Lua holds.
  unowned(unsafe) var previous: HostFunction?
  unowned(unsafe) var next: HostFunction?
  private let body: LuaBody
  private let numberBody: ((Double) throws -> Double)?

  init(
    core: LuaCore,
    name: String,
    parameters: [String]?,
    positions: Int = 0,
    body: @escaping LuaBody
  ) {
    self.core = core
    self.name = name
    self.parameters = parameters
    self.positions = positions
    self.body = body
    numberBody = nil
  }

  init(core: LuaCore, name: String, number: @escaping (Double) throws -> Double) {
    self.core = core
    self.name = name
    parameters = nil
    positions = 0
    numberBody = number
    body = { call in call.push(try number(try call.number(at: 0))) }
  }

  func run(with raw: UnsafeMutablePointer<ShimCall>) -> Int32 {
    do {
      return try body(LuaCall(raw: raw, core: core, function: self)).action
    } catch {
      return raise(error, in: raw)
    }
  }

  func run(with raw: UnsafeMutablePointer<ShimCall>, input: Double) -> Double? {
    do {
      return try numberBody?(input) ?? 0
    } catch {
      _ = raise(error, in: raw)
      return nil
    }
  }

  /// Replaces the pushed values by the value that the error has in Lua.
  private func raise(_ error: any Error, in raw: UnsafeMutablePointer<ShimCall>) -> Int32 {
    guard let state = core.state else { return Int32(SHIM_RETURN_NONE) }
    shim_program_discard(state, raw.pointee.mark)
    core.errors.traceback = (error as? LuaError)?.traceback ?? []
    if let error = error as? LuaError {
      core.push(raised: error)
    } else {
      let text = (error as? any LuaErrorText)?.luaMessage ?? "\(error)"
      let location = LuaCall(raw: raw, core: core, function: self).location()
      let message = location.map { "\($0): \(text)" } ?? text
      core.errors.remember(error, as: message)
      core.push(message)
    }
    return Int32(SHIM_RAISE)
  }
}

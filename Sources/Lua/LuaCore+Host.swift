import CLuaShim

/// A Swift closure that Lua may call and that Lua's collector owns.
final class HostFunction {
  unowned(unsafe) let core: LuaCore
  let name: String
  let parameters: [String]?
  /// The neighbors in the chain of functions that Lua holds.
  unowned(unsafe) var previous: HostFunction?
  unowned(unsafe) var next: HostFunction?
  private let body: LuaBody
  private let numberBody: ((Double) throws -> Double)?

  init(core: LuaCore, name: String, parameters: [String]?, body: @escaping LuaBody) {
    self.core = core
    self.name = name
    self.parameters = parameters
    self.body = body
    numberBody = nil
  }

  init(core: LuaCore, name: String, number: @escaping (Double) throws -> Double) {
    self.core = core
    self.name = name
    parameters = nil
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

extension LuaCore {
  /// Pushes the value that scripts see of an error.
  func push(raised error: LuaError) {
    switch error {
    case .runtime(let value, _): push(value)
    case .host(let error, let message, _):
      errors.remember(error, as: message)
      push(message)
    default: push(error.message)
    }
  }
}

extension LuaCore {
  /// The functions that C calls; none of them lets an error escape.
  func makeHost() -> ShimHost {
    var host = ShimHost()
    host.context = Unmanaged.passUnretained(self).toOpaque()
    host.invoke = { function, call in
      guard let function, let call else { return 0 }
      return Unmanaged<HostFunction>.fromOpaque(function)._withUnsafeGuaranteedRef {
        $0.run(with: call)
      }
    }
    host.number = { function, call, input, output in
      guard let function, let call, let output else { return 0 }
      let host = Unmanaged<HostFunction>.fromOpaque(function)
      guard let result = host._withUnsafeGuaranteedRef({ $0.run(with: call, input: input) }) else {
        return Int32(SHIM_RAISE)
      }
      output.pointee = result
      return Int32(SHIM_RETURN)
    }
    host.release = { function in
      if let function { LuaCore.takeBack(Unmanaged<HostFunction>.fromOpaque(function)) }
    }
    addObjectCallbacks(to: &host)
    addOptionCallbacks(to: &host)
    addFinalizerCallbacks(to: &host)
    return host
  }

  private func addObjectCallbacks(to host: inout ShimHost) {
    host.handle_made = { context, slot, generation in
      core(in: context)?.slots.handleMade(LuaObject(slot: slot, generation: generation))
    }
    host.handle_lost = { context, slot, generation in
      _ = core(in: context)?.slots.handleLost(LuaObject(slot: slot, generation: generation))
    }
    host.object_arrived = { context, slot, generation in
      _ = core(in: context)?.slots.arrived(LuaObject(slot: slot, generation: generation))
    }
  }

  private func addOptionCallbacks(to host: inout ShimHost) {
    if options.output != nil {
      host.output = { context, bytes, length in
        core(in: context)?.options.output?(UnsafeRawBufferPointer(start: bytes, count: length))
      }
    }
    host.warning = { context, bytes, length in
      core(in: context)?.options.warnings?(UnsafeRawBufferPointer(start: bytes, count: length))
    }
    host.clock = { core(in: $0)?.options.clock() ?? 0 }
    host.unordered_keys = { core(in: $0)?.options.unorderedKeys?() }
    host.finalizer_lost = { core(in: $0)?.loseHandle() }
  }
}

extension LuaCore {
  /// The functions with which C asks the gate about finalizers.
  private func addFinalizerCallbacks(to host: inout ShimHost) {
    host.finalizer_begins = { context, chunk, line, limits in
      guard let gate = core(in: context)?.gate, let chunk else { return true }
      switch gate.permit(for: LuaFinalizer(chunk: String(cString: chunk), line: Int(line))) {
      case .free: return true
      case .refused: return false
      case .limited(let given):
        limits?.pointee = given.raw
        return true
      }
    }
    host.finalizer_stopped = { context, chunk, line in
      guard let gate = core(in: context)?.gate, let chunk else { return }
      gate.noteStop(of: LuaFinalizer(chunk: String(cString: chunk), line: Int(line)))
    }
  }
}

extension LuaCore {
  /// Gives a function to Lua and adds it to the chain, because Lua may fail to release it when
  /// memory is short.
  func lend(_ function: HostFunction) -> UnsafeMutableRawPointer {
    function.next = firstFunction
    firstFunction?.previous = function
    firstFunction = function
    return Unmanaged.passRetained(function).toOpaque()
  }

  fileprivate static func takeBack(_ held: Unmanaged<HostFunction>) {
    held._withUnsafeGuaranteedRef { function in
      if let previous = function.previous {
        previous.next = function.next
      } else {
        function.core.firstFunction = function.next
      }
      function.next?.previous = function.previous
    }
    held.release()
  }

  /// Releases the functions that a closed Lua did not release.
  func releaseFunctions() {
    while let function = firstFunction { LuaCore.takeBack(Unmanaged.passUnretained(function)) }
  }
}

private func core(in context: UnsafeMutableRawPointer?) -> LuaCore? {
  context.map { Unmanaged<LuaCore>.fromOpaque($0).takeUnretainedValue() }
}

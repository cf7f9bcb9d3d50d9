import CLuaShim

extension ShimHost {
  /// The functions of a state that C calls; none of them lets an error escape.
  init(of core: LuaCore) {
    self.init()
    context = Unmanaged.passUnretained(core).toOpaque()
    invoke = { function, call in
      guard let function, let call else { return 0 }
      return Unmanaged<HostFunction>.fromOpaque(function)._withUnsafeGuaranteedRef {
        $0.run(with: call)
      }
    }
    number = { function, call, input, output in
      guard let function, let call, let output else { return 0 }
      let host = Unmanaged<HostFunction>.fromOpaque(function)
      guard let result = host._withUnsafeGuaranteedRef({ $0.run(with: call, input: input) }) else {
        return Int32(SHIM_RAISE)
      }
      output.pointee = result
      return Int32(SHIM_RETURN)
    }
    release = { function in
      guard let function else { return }
      let held = Unmanaged<HostFunction>.fromOpaque(function)
      held._withUnsafeGuaranteedRef { $0.core.lent }.takeBack(held)
    }
    addObjectCallbacks()
    addOptionCallbacks(isOutputTaken: core.options.output != nil)
    addFinalizerCallbacks()
  }

  private mutating func addObjectCallbacks() {
    handle_made = { context, slot, generation in
      Self.core(in: context)?.slots.handleMade(LuaObject(slot: slot, generation: generation))
    }
    handle_lost = { context, slot, generation in
      _ = Self.core(in: context)?.slots.handleLost(LuaObject(slot: slot, generation: generation))
    }
    object_arrived = { context, slot, generation in
      _ = Self.core(in: context)?.slots.arrived(LuaObject(slot: slot, generation: generation))
    }
  }

  private mutating func addOptionCallbacks(isOutputTaken: Bool) {
    if isOutputTaken {
      output = { context, bytes, length in
        let output = Self.core(in: context)?.options.output
        output?(UnsafeRawBufferPointer(start: bytes, count: length))
      }
    }
    warning = { context, bytes, length in
      let warnings = Self.core(in: context)?.options.warnings
      warnings?(UnsafeRawBufferPointer(start: bytes, count: length))
    }
    clock = { Self.core(in: $0)?.options.clock() ?? 0 }
    unordered_keys = { Self.core(in: $0)?.options.unorderedKeys?() }
    finalizer_lost = { Self.core(in: $0)?.noteLostHandle() }
  }

  /// Adds the functions with which C asks the gate about finalizers.
  private mutating func addFinalizerCallbacks() {
    finalizer_begins = { context, chunk, line, limits in
      guard let gate = Self.core(in: context)?.gate, let chunk else { return true }
      switch gate.permit(for: LuaFinalizer(chunk: String(cString: chunk), line: Int(line))) {
      case .free: return true
      case .refused: return false
      case .limited(let given):
        limits?.pointee = given.raw
        return true
      }
    }
    finalizer_stopped = { context, chunk, line in
      guard let gate = Self.core(in: context)?.gate, let chunk else { return }
      gate.noteStop(of: LuaFinalizer(chunk: String(cString: chunk), line: Int(line)))
    }
  }

  private static func core(in context: UnsafeMutableRawPointer?) -> LuaCore? {
    context.map { Unmanaged<LuaCore>.fromOpaque($0).takeUnretainedValue() }
  }
}

import CLuaShim

/// An operation of Lua that failed, and why.
struct FailedOperation {
  private let core: LuaCore
  private let status: Int32

  init(in core: LuaCore, status: Int32) {
    self.core = core
    self.status = status
  }

  /// The error, whose value is among the results.
  func error(from out: inout ShimCall) -> LuaError {
    switch Int(status) {
    case SHIM_OUT_OF_MEMORY: return .memory
    case SHIM_INTERRUPTED: return core.stopError
    default: break
    }
    let traceback = self.traceback
    guard let value = try? LuaCall(raw: &out, core: core, function: nil).read(at: 0) else {
      return .memory
    }
    if Int(status) == SHIM_SYNTAX {
      let message = value.errorText ?? "not Lua"
      return .syntax(message: message, isIncomplete: message.hasSuffix("<eof>"))
    }
    if case .string(let text) = value, let error = core.errors.recall(text.description) {
      return .host(error, message: text.description, traceback: traceback)
    }
    return ask(value) ?? .runtime(value, traceback: traceback)
  }

  /// Asks an error object for its text, while the script's limits still apply.
  ///
  /// An error that stops the script meanwhile replaces the original one; any other error is
  /// ignored.
  private func ask(_ value: LuaValue) -> LuaError? {
    guard let reference = value.errorObject, !core.errors.areAskedFor else { return nil }
    core.errors.areAskedFor = true
    defer { core.errors.areAskedFor = false }
    do {
      if case .string(let text) = try core.single(SHIM_OP_ERROR_TEXT, on: [value]) {
        reference.errorText = text.description
      }
      return nil
    } catch {
      switch error {
      case .interrupted, .budget: return error
      default: return nil
      }
    }
  }

  /// The traceback of the last error; an error that passed from Lua through Swift keeps its own.
  private var traceback: [LuaTraceFrame] {
    guard let state = core.state else { return [] }
    let frames = (0..<shim_traceback_count(state)).compactMap { level in
      shim_traceback(state, level).map { LuaTraceFrame($0.pointee) }
    }
    guard shim_traceback_continues(state) else { return frames }
    return LuaTraceFrame.join(core.errors.traceback, with: frames)
  }
}

extension LuaValue {
  /// The raised value if it can be asked for a text.
  fileprivate var errorObject: LuaReference? {
    switch self {
    case .table(let reference as LuaReference), .other(let reference): reference
    default: nil
    }
  }
}

extension LuaTraceFrame {
  /// The greatest number of calls in a traceback that passed through Swift.
  private static let limit = 80

  /// Joins a traceback and its continuation.
  ///
  /// Both contain the calls around the beginning of the first.
  fileprivate static func join(
    _ inner: [LuaTraceFrame],
    with outer: [LuaTraceFrame]
  ) -> [LuaTraceFrame] {
    let most = min(inner.count, outer.count)
    let shared = (0...most).last { inner.suffix($0) == outer.prefix($0) } ?? 0
    let all = inner + outer.dropFirst(shared)
    guard all.count > limit else { return all }
    return Array(all.prefix(limit / 2) + all.suffix(limit / 2))
  }

  init(_ frame: ShimFrame) {
    let name = text(of: frame.name)
    self.init(
      source: text(of: frame.source),
      line: frame.line > 0 ? Int(frame.line) : nil,
      function: name.isEmpty ? nil : name
    )
  }
}

/// The text of a zero-terminated array of C characters.
func text<Characters>(of characters: Characters) -> String {
  withUnsafeBytes(of: characters) { bytes in
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }
}

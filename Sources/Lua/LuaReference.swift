import CLuaShim

/// A Lua value that cannot be copied, kept alive while Swift refers to it.
///
/// It is released at the next safe point after the last Swift reference is gone. Two references are
/// equal if they hold the same Lua value. It is sendable so that errors may carry it, but must be
/// used only on its state's thread.
public class LuaReference: Equatable, @unchecked Sendable {
  final let core: LuaCore
  final let index: Int32
  /// The text that the value gave when it was raised as an error.
  final var errorText: String?

  init(core: LuaCore, index: Int32) {
    self.core = core
    self.index = index
  }

  deinit {
    core.release(index)
  }

  /// A number that no other value has while this one is alive.
  public final var identity: UInt { core.state.map { shim_reference_identity($0, index) } ?? 0 }

  /// Whether both hold the same Lua value, without metamethods.
  public static func == (left: LuaReference, right: LuaReference) -> Bool {
    guard left !== right else { return true }
    guard left.core === right.core, let state = left.core.state else { return false }
    return shim_references_equal(state, left.index, right.index)
  }
}

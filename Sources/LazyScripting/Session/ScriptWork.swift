internal import LazyStacks
internal import Lua

/// Charges what windows do for a script to the script's limits.
///
/// A unit of the simulator's work counts as a hundred instructions, about the time that they take.
final class ScriptWork: WorkMeter {
  private let state: LuaState
  private static let instructionsPerUnit = 100

  init(_ state: LuaState) { self.state = state }

  func charge(_ units: Int) throws { try state.charge(units * Self.instructionsPerUnit) }
}

internal import LazyStacks
internal import Lua

/// Charges the work that windows do for a script to the script's limits.
///
/// A unit of the simulator's work counts as a hundred instructions, which take about as long.
final class ScriptWork: WorkMeter {
  private let state: LuaState
  private var waiting = 0
  private static let instructionsPerUnit = 100
  /// How many units of small work are charged at once.
  private static let batch = 128
  private var operations = 0
  /// The number of windows that may be at work, each in a callback of the previous one.
  ///
  /// A window with views of the greatest allowed depth takes up to 3 MB of the stack in a debug
  /// build; the tool has a stack for thirty.
  private static let mostOperations = 16

  init(in state: LuaState) { self.state = state }

  func charge(_ units: Int) throws { try chargeState(units) }

  func beginOperation() throws {
    guard operations < Self.mostOperations else {
      throw Mistake(
        "windows are nested too deeply: \(operations) are at work, each in a callback of the one "
          + "before; make windows after one another"
      )
    }
    operations += 1
  }

  func endOperation() { operations -= 1 }

  /// Counts small work in a loop over values of a script, and charges it in batches.
  ///
  /// - Throws: ``LuaError`` if the script is stopped, so that the loop should end.
  func note(_ units: Int = 1) throws(LuaError) {
    waiting += units
    guard waiting >= Self.batch else { return }
    let due = waiting
    waiting = 0
    try chargeState(due)
  }

  private func chargeState(_ units: Int) throws(LuaError) {
    try state.charge(units * Self.instructionsPerUnit)
  }
}

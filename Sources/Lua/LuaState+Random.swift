import CLuaShim

extension LuaState {
  /// Begins `math.random` anew with a seed, to which `math.randomseed()` returns from now on.
  ///
  /// Stock Lua's own random numbers have no seed and stay as they are.
  public func seed(_ seed: UInt64) throws(LuaError) {
    try core.perform(SHIM_OP_SEED, on: [.integer(Int(truncatingIfNeeded: seed))])
  }

  /// The numbers from which `math.random` goes on.
  public struct RandomNumbers: Sendable {
    fileprivate var raw: ShimRandom
  }

  /// The numbers from which `math.random` goes on; nil once the state is closed.
  public var randomNumbers: RandomNumbers? {
    get { core.state.map { RandomNumbers(raw: shim_random($0)) } }
    set {
      guard let state = core.state, var numbers = newValue else { return }
      shim_set_random(state, &numbers.raw)
    }
  }
}

import CLuaShim

extension LuaState {
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

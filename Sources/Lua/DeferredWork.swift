/// What a state does as soon as an operation of it is over.
struct DeferredWork {
  /// Whether there is any.
  private(set) var exists = false
  /// Whether the state is closed once nothing runs in it any more.
  private(set) var endsState = false
  /// Whether Lua had no memory to report a collected handle.
  private var hasLostHandles = false
  private var releases: [Int32] = []

  /// Notes that the state is to be closed.
  mutating func noteEnd() {
    endsState = true
    exists = true
  }

  /// Notes that a handle was collected without a report.
  mutating func noteLostHandle() {
    hasLostHandles = true
    exists = true
  }

  /// Notes that a reference of Swift is gone.
  mutating func noteRelease(of reference: Int32) {
    releases.append(reference)
    exists = true
  }

  /// Whether handles were lost, which is then forgotten.
  mutating func takeLostHandles() -> Bool {
    defer { hasLostHandles = false }
    return hasLostHandles
  }

  /// Releases references; those that cannot be released now stay.
  mutating func release(with release: (Int32) -> Bool) {
    releases.removeAll(where: release)
    exists = endsState || hasLostHandles || !releases.isEmpty
  }

  /// Forgets the references of a closed state.
  mutating func forgetReleases() { releases = [] }
}

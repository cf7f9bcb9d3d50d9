/// What a window was asked to do and does in its next frame: input of scroll views, and changes of
/// the data.
struct WaitingRequests {
  private var inputs: [(ScrollNode, ScrollInput)] = []
  private var updates: [() throws -> Void] = []
  /// Whether the content must be described anew, because changes were taken.
  var needsDescription = false

  /// The requests of a new window, which has to describe its content in the first frame.
  static var first: WaitingRequests {
    var requests = WaitingRequests()
    requests.add {}
    return requests
  }

  mutating func add(_ input: ScrollInput, for scroll: ScrollNode) { inputs.append((scroll, input)) }

  /// Requests a motion of a scroll view that begins with the next frame.
  mutating func begin(
    _ beginning: ScrollMotion.Beginning,
    of scroll: ScrollNode,
    by device: LedgerMotion = .finger
  ) -> ScrollMotion {
    let motion = ScrollMotion(beginning, of: scroll, by: device)
    add(.motion(motion), for: scroll)
    return motion
  }

  mutating func add(_ update: @escaping () throws -> Void) { updates.append(update) }

  mutating func takeInputs() -> [(ScrollNode, ScrollInput)] { inputs.takeAll() }

  /// Uses the room of a list that was taken, if nothing was asked for since.
  mutating func reuse(_ taken: consuming [(ScrollNode, ScrollInput)]) {
    taken.empty()
    if inputs.isEmpty { inputs = taken }
  }

  /// Returns the changes and forgets them; the content must be described anew after any.
  mutating func takeUpdates() -> [() throws -> Void] {
    if !updates.isEmpty { needsDescription = true }
    return updates.takeAll()
  }

  /// Keeps inputs that were not reached for the next frame.
  mutating func putBack(_ left: ArraySlice<(ScrollNode, ScrollInput)>) {
    inputs.insert(contentsOf: left, at: 0)
  }

  /// Keeps changes that were not reached for the next frame.
  mutating func putBack(_ left: ArraySlice<() throws -> Void>) {
    updates.insert(contentsOf: left, at: 0)
  }

  /// How many changes wait.
  var updateCount: Int { updates.count }

  /// Drops the changes behind a number of them.
  mutating func dropUpdates(behind count: Int) { updates.removeLast(updates.count - count) }

  /// Drops all input and all changes, because the window is closed.
  mutating func removeAll() {
    inputs.removeAll()
    updates.removeAll()
  }
}

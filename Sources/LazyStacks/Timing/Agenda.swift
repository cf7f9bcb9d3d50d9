import DequeModule

/// Work that waits in one window for its time or for a condition, and is done at the start of a
/// frame.
///
/// Time is virtual: it advances by frames. Work that is due in one frame is done in the order of
/// its times, and work that is due at one time in the order in which it was added; then come the
/// conditions, in the order in which they were added.
///
/// ```swift
/// window.agenda.add(after: 0.5, as: "the load of page 2") { pager.append(page) }
/// ```
public final class Agenda {
  /// Identifies one entry, so that it can be removed.
  public struct Ticket: Hashable, Sendable {
    fileprivate let number: Int
  }

  private struct Entry {
    let number: Int
    let title: String
    /// The time at which it is due; for a condition the time until which it waits.
    let time: Double
    let condition: (() throws -> Bool)?
    /// Receives whether the condition held; true if there is none.
    let action: (Bool) throws -> Void
    /// The origin on whose behalf it waits; nil if unknown.
    let author: FrameAccount.Author?
  }

  // Fields that are not checked for overlapping access are changed in single steps that run no
  // callback.

  /// The virtual time of the frame in progress, or of the last one, in seconds.
  @exclusivity(unchecked) public internal(set) var now = 0.0
  /// Whether its window was closed, so that added work is never done.
  public private(set) var isClosed = false
  /// Whether a frame of the window is being made.
  @exclusivity(unchecked) public internal(set) var isInFrame = false
  /// The origin on whose behalf added work waits, and work that this adds in turn.
  var author: FrameAccount.Author?
  /// By time, then by number.
  @exclusivity(unchecked) private var timed: Deque<Entry> = []
  /// The times of these, by number.
  private var times: [Int: Double] = [:]
  /// By number.
  @exclusivity(unchecked) private var conditional: [Entry] = []
  private var lastNumber = 0

  init() {}

  /// Whether nothing waits.
  public var isEmpty: Bool { timed.isEmpty && conditional.isEmpty }

  /// What waits first, in words; nil if nothing does.
  public var first: String? { timed.first?.title ?? conditional.first?.title }

  /// Does something in the first frame that begins at least a number of seconds from now.
  ///
  /// - Parameters:
  ///   - seconds: How long it waits; 0 for the next frame.
  ///   - title: The name of the work in messages: `"the task of row-3"`.
  ///   - action: The work. The verb that makes the frame throws its errors.
  /// - Returns: The ticket with which it can be taken off.
  @discardableResult
  public func add(
    after seconds: Double,
    as title: String,
    action: @escaping () throws -> Void
  ) -> Ticket {
    let entry = makeEntry(titled: title, at: now + seconds, when: nil) { _ in try action() }
    timed.insert(entry, at: place(of: entry.time, number: entry.number))
    times[entry.number] = entry.time
    return Ticket(number: entry.number)
  }

  /// Does something in the first frame in which a condition holds, which is asked once a frame.
  ///
  /// - Parameters:
  ///   - condition: What is waited for.
  ///   - limit: The seconds after which it is not waited for any longer; nil for ever.
  ///   - title: What waits, as messages name it.
  ///   - action: What is done; receives false where the limit came first.
  /// - Returns: The ticket with which it can be taken off.
  @discardableResult
  public func add(
    when condition: @escaping () throws -> Bool,
    limit: Double?,
    as title: String,
    then action: @escaping (Bool) throws -> Void
  ) -> Ticket {
    let entry = makeEntry(
      titled: title,
      at: limit.map { now + $0 } ?? .infinity,
      when: condition,
      action: action
    )
    conditional.append(entry)
    return Ticket(number: entry.number)
  }

  /// Removes work that waits; has no effect if it does not.
  public func remove(_ ticket: Ticket) {
    if let time = times.removeValue(forKey: ticket.number) {
      timed.remove(at: place(of: time, number: ticket.number))
    } else if let place = conditionalPlace(of: ticket.number) {
      conditional.remove(at: place)
    }
  }

  /// The position of an entry among those that wait for a time.
  private func place(of time: Double, number: Int) -> Int {
    timed.countOfFirst { ($0.time, $0.number) < (time, number) }
  }

  /// The position of an entry among those that wait for a condition; nil if it no longer waits.
  private func conditionalPlace(of number: Int) -> Int? {
    let place = conditional.countOfFirst { $0.number < number }
    return place < conditional.count && conditional[place].number == number ? place : nil
  }

  private func makeEntry(
    titled title: String,
    at time: Double,
    when condition: (() throws -> Bool)?,
    action: @escaping (Bool) throws -> Void
  ) -> Entry {
    lastNumber += 1
    return Entry(
      number: lastNumber,
      title: title,
      time: time,
      condition: condition,
      action: action,
      author: author
    )
  }

  /// Removes everything, because the window is closed.
  func close() {
    isClosed = true
    timed = []
    times.removeAll()
    conditional = []
  }

  /// Does the work that is due; work that is added meanwhile waits for the next frame.
  ///
  /// - Parameter perform: Runs one piece of work and returns whether the next one may follow; a
  ///   piece that was not run stays.
  func run(_ perform: (FrameAccount.Author?, () throws -> Void) -> Bool) {
    guard !isEmpty else { return }
    let newest = lastNumber
    while let entry = timed.first(where: { $0.number <= newest }),
      entry.time <= now + Self.tolerance
    {
      author = entry.author
      defer { author = nil }
      let goesOn = perform(entry.author) {
        self.remove(Ticket(number: entry.number))
        try entry.action(true)
      }
      guard goesOn else { return }
    }
    for entry in conditional where entry.number <= newest {
      guard conditionalPlace(of: entry.number) != nil else { continue }
      author = entry.author
      defer { author = nil }
      guard perform(entry.author, { try self.ask(entry) }) else { return }
    }
  }

  private func ask(_ entry: Entry) throws {
    let holds: Bool
    do {
      holds = try entry.condition?() ?? true
    } catch {
      // A condition that raises would raise again in every frame.
      remove(Ticket(number: entry.number))
      throw error
    }
    guard holds || entry.time <= now + Self.tolerance else { return }
    remove(Ticket(number: entry.number))
    try entry.action(holds)
  }

  /// Times closer than this are equal.
  private static let tolerance = 1e-9
}

/// Meters the simulator's own work, so that code that drives a window can limit it.
///
/// A unit is about one subview that is loaded, measured, placed or observed, or one word of a text
/// that is broken into lines: a microsecond or less. The same program charges the same units on
/// every machine and in every run. Charges come in batches, and nothing is charged after the meter
/// threw.
public protocol WorkMeter: AnyObject {
  /// Counts work; throws a ``StoppingError`` when work has to end.
  ///
  /// It is called in the middle of a frame and must not use the window.
  func charge(_ units: Int) throws

  /// Notes that a window begins an operation that recurses as deep as its views are nested: a
  /// frame, or a survey of the true lengths. Throws if too many are under way.
  ///
  /// Several are under way if a callback of one window makes a frame of another one: each takes its
  /// share of the thread's stack.
  func beginOperation() throws

  /// Notes that the last operation has ended.
  func endOperation()
}

extension WorkMeter {
  /// Does nothing: any number may be under way.
  public func beginOperation() {}

  /// Does nothing.
  public func endOperation() {}
}

/// The work of a window: what it charges, and whether it was stopped.
///
/// Work is stopped by the meter, or by a callback that throws a ``StoppingError``. From then on
/// loops end, callbacks are not called, and work that was left out stays queued for the next frame.
@usableFromInline
package final class Work {
  @usableFromInline @exclusivity(unchecked) var meter: (any WorkMeter)?
  @usableFromInline @exclusivity(unchecked) var waiting = 0
  private var stoppingError: (any Error)?
  @usableFromInline @exclusivity(unchecked) var wasStopped = false

  /// The error that stopped the operation in progress; nil while it goes on.
  package var error: (any Error)? { stoppingError }

  // Other targets cannot see that access to the field is unchecked, so they read it through this.
  /// Whether the operation in progress has to end.
  @inlinable package var isStopped: Bool { wasStopped }

  /// The minimum number of units that are charged at once.
  @usableFromInline static var batch: Int { 128 }

  /// Thrown when work is stopped; the error that stopped it is kept elsewhere.
  @usableFromInline
  package struct Stopped: Error {
    @usableFromInline
    package init() {}
  }

  package init(_ meter: (any WorkMeter)?) { self.meter = meter }

  /// Charges units, now or with later ones.
  @inlinable
  @inline(__always)
  package func charge(_ units: Int = 1) {
    guard meter != nil else { return }
    waiting += units
    if waiting >= Work.batch { settle() }
  }

  /// Charges units, and throws if work is stopped.
  @inlinable
  @inline(__always)
  package func poll(_ units: Int = 1) throws {
    charge(units)
    if isStopped { throw Stopped() }
  }

  /// Charges units, and returns whether work may go on.
  @inlinable
  @inline(__always)
  package func goesOn(_ units: Int = 1) -> Bool {
    charge(units)
    return !isStopped
  }

  /// The value of a body; nil if it throws, which stops the work if the error is a
  /// ``StoppingError``.
  package func value<Value>(_ body: () throws -> Value) -> Value? {
    do { return try body() } catch {
      if (error as? any StoppingError)?.stopsEverything == true { stop(error) }
      return nil
    }
  }

  /// Elements in order; nil if work is stopped meanwhile.
  package func sorted<Element>(
    _ elements: [Element],
    by areInOrder: (Element, Element) -> Bool
  ) -> [Element]? {
    var comparisons = 0
    return try? elements.sorted { left, right in
      comparisons += 1
      if comparisons.isMultiple(of: Work.comparisonsPerUnit) { try poll() }
      return areInOrder(left, right)
    }
  }

  /// How many comparisons of numbers count as a unit.
  private static let comparisonsPerUnit = 16

  @inline(never)
  @usableFromInline
  func settle() {
    let units = waiting
    waiting = 0
    guard !isStopped else { return }
    do { try meter?.charge(units) } catch { stop(error) }
  }

  /// Ends the operation in progress with an error.
  package func stop(_ error: any Error) {
    guard !isStopped else { return }
    wasStopped = true
    stoppingError = error
  }

  /// Ends an operation; the next one may go on.
  package func resume() {
    wasStopped = false
    stoppingError = nil
  }

  /// Runs an operation that recurses as deep as views are nested.
  ///
  /// - Throws: What `body` throws, or what the meter throws if too many are under way.
  package func nesting<Value>(_ body: () throws -> Value) throws -> Value {
    try meter?.beginOperation()
    defer { meter?.endOperation() }
    return try body()
  }

  /// Runs an operation with a meter of its own; what stops it stops nothing else.
  ///
  /// - Throws: What `body` throws, or what that meter throws.
  package func metered<Value>(
    by other: any WorkMeter,
    _ body: () throws -> Value
  ) throws -> Value {
    let outer = (meter, waiting, wasStopped, stoppingError)
    defer { (meter, waiting, wasStopped, stoppingError) = outer }
    (meter, waiting, wasStopped, stoppingError) = (other, 0, false, nil)
    return try run(isPart: true, body)
  }

  /// Runs an operation outside a frame, or as a part of one.
  ///
  /// - Throws: What `body` throws, or what stopped the work.
  package func run<Value>(isPart: Bool, _ body: () throws -> Value) throws -> Value {
    defer { if !isPart { resume() } }
    let value: Value
    do {
      value = try body()
    } catch is Stopped {
      throw error ?? Stopped()
    }
    if let error { throw error }
    return value
  }
}

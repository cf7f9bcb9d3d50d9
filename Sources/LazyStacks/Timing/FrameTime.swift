import LazyExtents

/// The time of the frame that is being made, for callbacks that spend some of it.
///
/// It can be used from the first frame on, before the caller has the window.
public final class FrameTime {
  private let agenda: Agenda
  private let charge: (Double) -> Void

  init(_ agenda: Agenda, charge: @escaping (Double) -> Void) {
    self.agenda = agenda
    self.charge = charge
  }

  /// Whether a frame is being made.
  public var isOpen: Bool { agenda.isInFrame }

  /// Charges a number of virtual milliseconds to the frame in progress.
  ///
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for an invalid time;
  ///   ``WindowError/noFrame(verb:)`` while no frame is made.
  public func spend(milliseconds: Double) throws {
    guard milliseconds >= 0, milliseconds <= WindowConfiguration.mostCost else {
      throw WindowError.badValue(
        name: "the time of spend",
        value: milliseconds,
        expected: "milliseconds, 0 or more and at most "
          + WindowConfiguration.mostCost.shortestText
      )
    }
    guard isOpen else { throw WindowError.noFrame(verb: "spend") }
    charge(milliseconds)
  }
}

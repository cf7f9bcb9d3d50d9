import LazyExtents

/// The time of the frame that is being made, for whoever spends some of it in callbacks.
///
/// It serves from the first frame on, when nobody has the window yet.
public final class FrameTime {
  private let agenda: Agenda
  private let charge: (Double) -> Void

  init(_ agenda: Agenda, charge: @escaping (Double) -> Void) {
    self.agenda = agenda
    self.charge = charge
  }

  /// Whether a frame is being made.
  public var isOpen: Bool { agenda.isInFrame }

  /// Says that what runs now takes so many virtual milliseconds of the frame in progress.
  ///
  /// - Throws: ``WindowError/badValue(name:value:expected:)`` for a time that there is not;
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

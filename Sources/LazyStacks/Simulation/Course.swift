/// The course of a verb in a window: it begins, goes on while frames are made, and ends.
///
/// A verb makes the frames of its course itself. To run several courses side by side, take them
/// from their verbs with ``Window/plan(_:)``, begin each, make the frames, and report each frame to
/// all of them:
///
/// ```swift
/// let courses = [
///   try window.plan { try feed.fling(velocity: 3000) },
///   try window.plan { try shelf.drag(by: 200, duration: 0.5) },
/// ].compactMap(\.self)
/// for course in courses { try course.begin() }
/// while courses.contains(where: { !$0.isOver }) {
///   try window.step()
///   for course in courses where !course.isOver { try course.frameEnded() }
/// }
/// ```
public final class Course {
  /// How long a step goes on.
  enum Stage {
    /// For a number of frames.
    case frames(Int)
    /// Until the display has ticked that often since the window was made.
    case tick(Int)
    /// Until nothing moves or waits, at most for a number of frames: those of `limit` seconds.
    case rest(frames: Int, limit: Double)
    /// Until a motion is over.
    case motion(ScrollMotion)
  }

  /// The state of a verb that is planned instead of making frames.
  enum Plan {
    case awaited
    case made(Course)
  }

  private let window: Window
  /// The first step, until it begins; most verbs have no other.
  private var first: (() throws -> Stage)?
  /// The later steps that have not begun, in order.
  private var steps: ArraySlice<() throws -> Stage>
  private var stage: Stage?
  private var framesOfStage = 0
  private var motion: ScrollMotion?
  /// How many frames were made for it.
  public private(set) var frames = 0
  /// Whether it ended, or never began.
  public var isOver: Bool { stage == nil }

  /// Creates a course of steps that follow one another.
  ///
  /// Each step begins something and says how long it goes on.
  init(
    in window: Window,
    steps first: @escaping () throws -> Stage,
    _ later: (() throws -> Stage)...
  ) {
    self.window = window
    self.first = first
    steps = later[...]
  }

  /// Whether its last motion gave way to another one before it ended.
  public var isInterrupted: Bool { motion?.outcome == .interrupted }

  /// Begins it, without making a frame.
  ///
  /// - Throws: The verb's error, for example for a view that does not exist.
  public func begin() throws {
    stage = nil
    while let step = nextStep() {
      let begun = try step()
      if case .motion(let motion) = begun { self.motion = motion }
      framesOfStage = 0
      stage = begun
      if try !hasEnded(begun) { return }
      stage = nil
    }
  }

  private func nextStep() -> (() throws -> Stage)? {
    guard let first else { return steps.popFirst() }
    self.first = nil
    return first
  }

  /// Notes that the window made a frame.
  ///
  /// - Throws: ``WindowError/notSettled(limit:what:)`` if it goes on for too long, and errors of a
  ///   later step of the verb. Either ends the course.
  public func frameEnded() throws {
    guard let stage else { return }
    frames += 1
    framesOfStage += 1
    do {
      if try hasEnded(stage) { try begin() }
    } catch {
      self.stage = nil
      throw error
    }
  }

  /// Ends it early; a finger that moves the content lifts with the next frame.
  public func abandon() {
    stage = nil
    first = nil
    steps = []
    motion?.lift()
  }

  /// Makes its frames.
  ///
  /// - Returns: Their number; 0 if the verb is only planned.
  func run() throws -> Int {
    guard window.plan == nil else {
      window.plan = .made(self)
      return 0
    }
    try begin()
    while !isOver {
      do {
        try WindowFrame(of: window).make()
      } catch {
        abandon()
        throw error
      }
      try frameEnded()
    }
    return frames
  }

  /// The course of a verb that is run without making frames; see ``Window/plan(_:)``.
  static func planned(in window: Window, by verb: () throws -> Int) throws -> Course? {
    let outer = window.plan
    window.plan = .awaited
    defer { window.plan = outer }
    _ = try verb()
    guard case .made(let course)? = window.plan else { return nil }
    return course
  }

  private func hasEnded(_ stage: Stage) throws -> Bool {
    switch stage {
    case .frames(let count): return framesOfStage >= count
    case .tick(let tick): return framesOfStage > 0 && window.context.timing.clock.end >= tick
    case .rest(let frames, let limit):
      guard let unsettled = Unrest(of: window).description else { return true }
      guard framesOfStage < frames else {
        throw WindowError.notSettled(limit: limit, what: unsettled)
      }
      return false
    case .motion(let motion):
      guard !motion.isOver else { return framesOfStage > 0 }
      guard framesOfStage < VerbLimits(of: window).ofMotion else {
        let what = motion.node?.unrest ?? "a scroll view still moves"
        throw WindowError.notSettled(limit: VerbLimits.longestMotion, what: what)
      }
      return false
    }
  }
}

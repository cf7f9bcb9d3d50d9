/// The content of the outermost scroll view of a window along its main axis: how long it is in
/// truth, and how well that was estimated.
struct OutermostContent {
  private let window: Window
  private var track: ScrollTrack? { ViewSearch(in: window.root).scroll?.mainTrack }

  init(of window: Window) { self.window = window }

  /// The sum of the changes of the content size; see ``WindowFigures/contentSizeJitter``.
  var jitter: Double { track?.lengths.jitter ?? 0 }

  /// How far scrolls missed their targets; see ``WindowFigures/landingError()``.
  func landingError() throws -> Double {
    let error = try window.reading { try track.map { try TrackLanding(on: $0).error() } ?? 0 }
    return error <= Double.tolerance ? 0 : error
  }

  /// How far the content size was wrong; see ``WindowFigures/contentSizeError()``.
  func sizeError() throws -> ContentSizeError {
    let track = try openTrack()
    let truth = try window.reading { try trueLength(of: track) }
    let record = track.lengths
    let bias = record.mean - truth
    let isExact = abs(bias) <= Double.tolerance
    let square = record.variance + bias * bias
    return ContentSizeError(
      bias: isExact ? 0 : bias,
      rootMeanSquare: square <= Double.tolerance * Double.tolerance ? 0 : square.squareRoot(),
      truth: truth,
      frames: record.frames
    )
  }

  /// The true length and place; see ``WindowFigures/contentTruth()``.
  func truth() throws -> ContentTruth {
    let track = try openTrack()
    return try window.reading {
      try checkMeasurable()
      return try surveying(track) { survey in
        let length = try survey.contentLength()
        return ContentTruth(contentLength: length, offset: track.offset + survey.shift(of: track))
      }
    }
  }

  private func openTrack() throws -> ScrollTrack {
    try window.checkOpen()
    guard let track else {
      throw WindowError.unknownLength(reason: "the window has no scroll view")
    }
    return track
  }

  private func trueLength(of track: ScrollTrack) throws -> Double {
    try checkMeasurable()
    if let known = window.version.measuredLength { return known }
    var length = track.contentLength
    if Self.hasLazyStack(in: track.node) {
      length = try surveying(track) { try $0.contentLength() }
    }
    window.version.keep(measured: length)
    return length
  }

  /// - Throws: ``WindowError/unknownLength(reason:)`` if not everything can be measured now.
  private func checkMeasurable() throws {
    guard !window.isMakingFrame else {
      throw WindowError.unknownLength(reason: "a frame is being made; ask after it")
    }
    guard !window.hasUnseenEdits else {
      throw WindowError.unknownLength(reason: "data were edited; make a frame that shows it first")
    }
  }

  /// Measures everything in a copy for as long as the body runs.
  private func surveying<Value>(
    _ track: ScrollTrack,
    body: (WindowSurvey) throws -> Value
  ) throws -> Value {
    try window.withoutFrames {
      try window.context.work.nesting {
        let survey = WindowSurvey(window, along: track.axis)
        defer { survey.end() }
        return try body(survey)
      }
    }
  }

  /// Whether a lazy container is anywhere below a view.
  private static func hasLazyStack(in view: Node) -> Bool {
    view.children.contains { $0 is LazyStackNode || hasLazyStack(in: $0) }
  }
}

extension WindowSurvey {
  /// The distance from the place of the view at the start of a track's region to its true place:
  /// above 0 if the estimate was too low.
  fileprivate func shift(of track: ScrollTrack) -> Double {
    guard let other = ViewSearch(in: root).scroll?.mainTrack,
      let place = track.stacks.lastIndex(where: { !$0.placement.isEmpty }),
      other.stacks.indices.contains(place)
    else { return 0 }
    let (stack, truth) = (track.stacks[place], other.stacks[place])
    guard truth.run.count == stack.run.count else { return 0 }
    let position = truth.position + truth.run.position(of: stack.run.first)
    return position - stack.position - stack.run.placement.lead
  }
}

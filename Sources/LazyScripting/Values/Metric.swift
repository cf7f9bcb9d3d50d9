internal import LazyStacks
internal import Lua

/// One number that a window keeps or that is computed from what it keeps.
struct Metric: Sendable {
  /// The name in scripts.
  let name: String
  let summary: String
  /// The unit; nil for a count.
  let unit: String?
  /// Whether everything must be measured to know it.
  var isSurveyed = false
  let read: @Sendable (Window) throws -> Double

  /// Whether it is a count.
  var isWhole: Bool { unit == nil }

  /// The value for scripts; counts are integers.
  func value(of window: Window, in session: LabSession) throws -> LuaValue {
    let number = try read(window)
    return isWhole ? .integer(number.whole) : .number(number)
  }

  /// The metric that a script names; an error begins with what is expected there.
  static func named(_ name: LuaValue, in expectation: String) throws -> Metric {
    guard let text = name.text else {
      throw Mistake("\(expectation), got \(Literal.of(name))")
    }
    guard let metric = all.first(where: { $0.name == text }) else {
      throw Mistake.unknown(
        "no metric is called \(Literal.name(text))",
        name: text,
        among: all.map(\.name),
        listed: "there are"
      )
    }
    return metric
  }
}

extension Metric {
  /// All metrics of `window.metrics`, in the order of the reference.
  static let all: [Metric] =
    MetricsBinding.counters.map { counter in
      let path = counter.path
      return whole(counter.name, summary: counter.summary) { $0.total[keyPath: path] }
    } + [
      whole("frames", summary: "Frames made.") { $0.frames },
      Metric(
        name: "contents",
        summary:
          "Calls of content functions of a `ForEach`: when an element is loaded, and of those "
          + "in sight after each `window:update`. They are no bodies.",
        unit: nil
      ) { Double($0.figures.contentCalls) },
      whole("walks", summary: "Subviews passed but not placed.") { $0.walks },
      whole("places", summary: "Subviews that entered the placed set.") { $0.places },
      whole("removes", summary: "Subviews that left the placed set.") { $0.removes },
      whole("corrections", summary: "Corrections of the offset by lazy stacks.") { $0.corrections },
      points(
        "jitter",
        summary: "The sum of the corrections of the offset without their signs, in points."
      ) { $0.trace.metrics.jitter },
      points(
        "contentSizeJitter",
        summary:
          "The sum of the changes of the content size from frame to frame without their signs, in "
          + "points, along the main axis of the outermost scroll view; frames in which data or the "
          + "window's size changed do not count."
      ) { $0.figures.contentSizeJitter },
      surveyed(
        "contentSizeBias",
        summary:
          "The mean over the frames of the content size less the true size, in points: above 0 "
          + "where too much is guessed. The frames are those since data or the window's size "
          + "changed."
      ) { $0.bias },
      surveyed(
        "contentSizeError",
        summary:
          "The root of the mean over the same frames of the squared difference between the content "
          + "size and the true one, in points. The true size is that with every subview measured, "
          + "in a copy that changes nothing; an error where there are more than `eagerLimit`."
      ) { $0.rootMeanSquare },
      points(
        "landingError",
        summary:
          "How far from its anchor a view stands that scrollTo with an id went to, in points: the "
          + "greatest distance of all such scrolls, each when somebody scrolled on, the last one "
          + "now. What the end of the content makes impossible is none."
      ) { try $0.figures.landingError() },
      whole(
        "moves",
        summary:
          "Moves of views in sight that no finger made, those pushed out of sight among them."
      ) {
        $0.moves
      },
      whole(
        "crossings",
        summary:
          "Views that came to reach one of the window's `thresholds` or an observer's, or no "
          + "longer do."
      ) { $0.crossings },
      Metric(
        name: "retargets",
        summary:
          "How often a programmatic scroll aimed at another offset than in the frame before; "
          + "`window:scrolls()` says it of each.",
        unit: nil
      ) { Double($0.figures.retargets) },
      whole(
        "seams",
        summary:
          "Where a lazy layout of one's own began anew below what stands above it, in sight or not."
      ) { $0.seams },
      whole("prefetches", summary: "Subviews evaluated before they came into sight.") {
        $0.prefetches
      },
      whole(
        "prefetchDiscards",
        summary:
          "Subviews that were prepared for nothing: they changed before they came into sight, or "
          + "were given up unseen."
      ) { $0.prefetchDiscards },
      Metric(
        name: "cost",
        summary: "What all frames took together, in virtual milliseconds.",
        unit: "ms"
      ) { $0.trace.metrics.cost },
      whole("hitches", summary: "Frames that were shown later than expected.") { $0.hitches },
      Metric(
        name: "hitchTime",
        summary: "By how much they were late, together, in milliseconds.",
        unit: "ms"
      ) { $0.trace.metrics.hitchTime },
      Metric(
        name: "hitchRatio",
        summary:
          "Milliseconds of `hitchTime` for each second of virtual time; Apple's aim is 5 or less.",
        unit: "ms/s"
      ) { $0.figures.hitchRatio },
      Metric(
        name: "liveNodes",
        summary: "Views that have a node now, on screen or not.",
        unit: nil
      ) { Double($0.figures.liveNodes) },
      Metric(
        name: "liveViews",
        summary: "Views of your own that live: with a node, or kept although they are off screen, "
          + "because their elements resolve to different numbers of subviews and the indices of "
          + "what is in sight depend on theirs.",
        unit: nil
      ) { Double($0.figures.liveViews) },
      Metric(
        name: "liveStates",
        summary: "How many of `liveViews` keep states.",
        unit: nil
      ) { Double($0.figures.liveStates) },
      whole("diagnostics", summary: "Diagnostics given.") { $0.diagnostics },
    ]

  private static func whole(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (Metrics) -> Int
  ) -> Metric {
    Metric(name: name, summary: summary, unit: nil) { Double(read($0.trace.metrics)) }
  }

  private static func points(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (Window) throws -> Double
  ) -> Metric {
    Metric(name: name, summary: summary, unit: "pt", read: read)
  }

  private static func surveyed(
    _ name: String,
    summary: String,
    read: @escaping @Sendable (ContentSizeError) -> Double
  ) -> Metric {
    Metric(name: name, summary: summary, unit: "pt", isSurveyed: true) { window in
      read(try window.figures.contentSizeError())
    }
  }
}

public import LazyExtents
public import LazyStacks

/// Plays scenes with the simulator.
public struct ScenePlayer {
  /// The parameters by which lazylab plays a scene.
  public struct Setting: Equatable {
    /// The parameters of the model.
    public var profile: Profile
    /// What guesses the lengths of rows that were not seen.
    public var estimator: EstimatorChoice

    /// Creates a setting.
    public init(profile: Profile = .swiftui2027, estimator: EstimatorChoice = .mean) {
      (self.profile, self.estimator) = (profile, estimator)
    }

    /// Creates a setting with an estimator that something defined, as a script's session, which
    /// lives as long as the estimator is used.
    public init(profile: Profile, estimator: EstimatorChoice, definedBy owner: AnyObject) {
      let kept = EstimatorChoice(estimator.description, definition: owner) { count, report in
        withExtendedLifetime(owner) { estimator.make(count: count, report: report) }
      }
      self.init(profile: profile, estimator: kept)
    }

    /// The estimator as programs write it: `mean`, `fixed(44)`.
    public var estimatorText: String { estimator.description }

    /// Whether the text names the estimator, so that a file can.
    public var hasWrittenEstimator: Bool { EstimatorChoice(written: estimatorText) != nil }

    /// Takes the estimator that a text names, as ``estimatorText`` does.
    ///
    /// - Returns: False if it names none.
    public mutating func takeEstimator(_ text: String) -> Bool {
      guard let choice = EstimatorChoice(written: text) else { return false }
      estimator = choice
      return true
    }
  }

  private let scene: Scene
  private let setting: Setting

  /// Prepares to play a scene with some parameters.
  public init(_ scene: Scene, with setting: Setting) {
    (self.scene, self.setting) = (scene, setting)
  }

  /// What happens in each frame up to one, or to the last.
  ///
  /// - Throws: ``FormatError`` for a step that cannot be done in its frame.
  public func frames(upTo last: Int = .max) throws -> [Recording.Frame] {
    var frames: [Recording.Frame] = []
    try play(upTo: last) { frames.append($0) }
    return frames
  }

  /// Plays it from the first frame to the last, or to an earlier one.
  ///
  /// - Parameters:
  ///   - last: The number of the last frame to play.
  ///   - onFrame: Receives each frame; what it throws ends the play.
  /// - Throws: ``FormatError`` for a step that cannot be done in its frame.
  public func play(upTo last: Int = .max, onFrame: (Recording.Frame) throws -> Void) throws {
    let steps = Dictionary(grouping: scene.program.enumerated().map { $0 }) { $0.element.frame }
    let opening = try opening(steps[1] ?? [])
    let position = scene.hasBinding ? ScrollPosition(opening.target) : nil
    var played = scene
    (played.parts, played.viewport, played.insets) =
      (opening.content.parts, opening.content.viewport, opening.content.insets)
    let model = SceneModel(played, scrolledBy: position)
    let recorder = FrameRecorder(of: scene.allIDs)
    var configuration = WindowConfiguration(
      width: played.viewport.width,
      height: played.viewport.height,
      refreshRate: scene.frameRate,
      profile: setting.profile,
      thresholds: [],
      listeners: [{ recorder.note($0) }]
    )
    configuration.estimator = setting.estimator
    configuration.traceLimit = 0
    let window = try Window(configuration, reevaluates: true) { model.view }
    try onFrame(recorder.record(window).frame)
    let stage = Stage(window: window, model: model, position: position, axis: scene.axis)
    while window.frame < min(scene.frames, last) {
      for (index, step) in steps[window.frame + 1] ?? [] {
        do {
          try stage.begin(step.action)
        } catch let error as WindowError {
          throw FormatError("program[\(index)], in frame \(step.frame): \(error)")
        }
      }
      try stage.makeFrame()
      try onFrame(recorder.record(window).frame)
    }
  }

  /// What is there when the window opens, and where a program scrolls it then.
  private func opening(
    _ steps: [(offset: Int, element: Scene.Step)]
  ) throws(FormatError) -> (content: SceneContent, target: ScrollPosition.Target?) {
    var content = SceneContent(scene)
    var target: ScrollPosition.Target?
    for (index, step) in steps {
      let name = "program[\(index)]"
      guard case .scroll(let scroll) = step.action else {
        try content.apply(step.action, at: name)
        continue
      }
      guard case .to(let asked, nil, by: .binding) = scroll else {
        throw FormatError(
          "\(name): in frame 1, which opens the scene, only a binding scrolls, without an animation"
        )
      }
      target = asked.position(along: scene.axis)
    }
    return (content, target)
  }
}

/// A window in which a scene is played.
private final class Stage {
  private let window: Window
  private let model: SceneModel
  private let position: ScrollPosition?
  private let axis: Axis
  private var courses: [Course] = []
  /// The edits of the next frame.
  private var edits: [Scene.Action] = []
  /// Whether anything but the offset changed since the last frame.
  private var isChanged = false
  private var content: SceneContent

  init(window: Window, model: SceneModel, position: ScrollPosition?, axis: Axis) {
    (self.window, self.model, self.position, self.axis) = (window, model, position, axis)
    content = model.content
  }

  /// Begins what the next frame shows.
  func begin(_ action: Scene.Action) throws {
    switch action {
    case .scroll(let scroll):
      let scroll = named(scroll)
      if case .to(let target, let animation, by: .binding) = scroll, let position {
        let animation = animation.map { Animation($0) }
        return position.scrollTo(target.position(along: axis), animation: animation)
      }
      try begin { try scroll.perform(on: try window.scrollView(), along: axis, window) }
    case .resize(let size):
      try apply(action)
      try begin { try window.resize(width: size.width, height: size.height) }
    case .grow(let row, let place):
      let old = content.parts[place.part].sections[place.section][place.role]
      try apply(action)
      if !model.grow(row, from: old) { edits.append(action) }
    default:
      try apply(action)
      edits.append(action)
    }
  }

  /// A scroll to a header or a footer by its path, wherever its section is.
  private func named(_ scroll: Scene.Scroll) -> Scene.Scroll {
    guard case .to(.row(let id, let anchor), let animation, let means) = scroll,
      let path = content.path(ofPinned: id)
    else { return scroll }
    return .to(.row(path, anchor: anchor), animation: animation, by: means)
  }

  private func apply(_ action: Scene.Action) throws(FormatError) {
    try content.apply(action, at: "")
    isChanged = true
  }

  private func begin(_ verb: () throws -> Int) throws {
    guard let course = try window.plan(verb) else { return }
    try course.begin()
    courses.append(course)
  }

  func makeFrame() throws {
    if isChanged {
      let (content, edits) = (content, edits)
      if edits.isEmpty {
        model.show(content, after: [])
      } else {
        try begin { [model, window] in
          try window.update { model.show(content, after: edits) }
          return 0
        }
      }
    }
    (edits, isChanged) = ([], false)
    try window.step()
    courses.removeAll { $0.isOver }
    for course in courses { try course.frameEnded() }
    courses.removeAll { $0.isOver }
  }
}

extension Scene.Scroll.Target {
  /// The same as a position names it.
  fileprivate func position(along axis: Axis) -> ScrollPosition.Target {
    switch self {
    case .row(let id, let anchor): .view(id, anchor: anchor.map { UnitPoint(x: $0, y: $0) })
    case .end(let isStart): .edge(Self.edge(isStart, along: axis))
    case .offset(let offset): axis == .vertical ? .point(y: offset) : .point(x: offset)
    }
  }

  /// The edge at an end.
  fileprivate static func edge(_ isStart: Bool, along axis: Axis) -> Edge {
    axis == .vertical ? isStart ? .top : .bottom : isStart ? .leading : .trailing
  }
}

extension Scene.Scroll {
  /// Does the same to a scroll view.
  fileprivate func perform(
    on proxy: ScrollViewProxy,
    along axis: Axis,
    _ window: Window
  ) throws -> Int {
    switch self {
    case .by(let points, let frames):
      let seconds = Double(frames) / window.configuration.refreshRate
      return try proxy.drag(by: points, duration: seconds)
    case .finger(let moments):
      return try proxy.replay(
        moments.map {
          FingerSample(
            time: $0.time,
            position: Point(along: 0 - $0.distance, across: 0, axis: axis)
          )
        }
      )
    case .fling(let velocity): return try proxy.fling(velocity: velocity)
    case .stop: return try proxy.stop()
    case .to(let target, let form, _):
      let animation = form.map { Animation($0) }
      switch target {
      case .row(let id, let anchor):
        let point = anchor.map { UnitPoint(x: $0, y: $0) }
        return try proxy.scrollTo(id: id, anchor: point, animation: animation)
      case .end(let isStart):
        let edge = Target.edge(isStart, along: axis)
        return try proxy.scrollTo(edge: edge, animation: animation)
      case .offset(let offset):
        return axis == .vertical
          ? try proxy.scrollTo(y: offset, animation: animation)
          : try proxy.scrollTo(x: offset, animation: animation)
      }
    }
  }
}

extension Animation {
  /// The animation that is so in numbers.
  fileprivate init(_ form: Form) {
    switch form {
    case .curve(let first, let second, let duration):
      let curve = UnitCurve.bezier(startControlPoint: first, endControlPoint: second)
      self = .timingCurve(curve, duration: duration)
    case .spring(let response, let damping):
      self = .spring(response: response, dampingFraction: damping)
    }
  }
}

import LazyExtents

/// The parameters by which the views of a window, or of a copy of it, behave.
struct WindowSettings {
  private(set) var profile: Profile
  /// The fractions for which `visibility` events are recorded.
  let thresholds: [Double]
  /// The estimator of lazy containers that choose none.
  let estimator: EstimatorChoice
  /// The size of the window, which is that of the last resize.
  private(set) var size: Size
  /// Whether they are those of a copy of the window, which nobody sees or scrolls.
  let isCopy: Bool
  /// What is to be found out where nothing is shown, in a copy of the window.
  private var survey: Survey?

  init(_ configuration: WindowConfiguration, isCopy: Bool) {
    profile = configuration.profile
    thresholds = isCopy ? [] : configuration.thresholds
    estimator = configuration.estimator
    size = Size(width: configuration.width, height: configuration.height)
    self.isCopy = isCopy
  }

  /// Takes other parameters of the model from the next frame on.
  mutating func change(to profile: Profile) { self.profile = profile }

  mutating func resize(to size: Size) { self.size = size }

  /// Has everything along an axis measured, in a copy.
  mutating func begin(_ survey: Survey) { self.survey = survey }

  /// Whether everything along an axis is to be measured.
  var isSurveyed: Bool { survey != nil }

  /// Whether everything along an axis was measured.
  var isSurveyComplete: Bool { survey.map { !$0.isIncomplete } ?? false }

  /// The estimator that a survey gives every container of an axis; nil where none is made.
  func surveyEstimator(along axis: Axis) -> EstimatorChoice? { survey?.estimator(along: axis) }

  /// Whether a number of subviews may be measured at once although they are out of sight.
  mutating func mayMeasure(_ count: Int) -> Bool {
    survey?.mayMeasure(count) ?? (count <= profile.eagerLimit)
  }
}

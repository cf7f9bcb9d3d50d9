/// The kinds of a view's modifiers.
///
/// Every row that comes and goes is asked a dozen times for modifiers that it does not have.
struct ModifierKinds: OptionSet {
  let rawValue: Int

  /// Observers of the view's visibility.
  static let visibility = Self(rawValue: 1)
  /// Observers of the scroll view in the view.
  static let scroll = Self(rawValue: 2)
  /// Observers of the view itself, or of preferences of the views in it.
  static let aboutView = Self(rawValue: 4)
  /// Marks of scroll targets.
  static let target = Self(rawValue: 8)
  static let task = Self(rawValue: 16)
  static let environment = Self(rawValue: 32)
  static let cost = Self(rawValue: 64)
  /// Callbacks for when the view comes on screen.
  static let appearing = Self(rawValue: 128)
  /// Callbacks for when the view leaves the screen.
  static let leaving = Self(rawValue: 256)
  /// Values for the layout around the view.
  static let layoutValue = Self(rawValue: 512)
  static let lineLimit = Self(rawValue: 1_024)

  init(rawValue: Int) { self.rawValue = rawValue }

  /// The kinds of some modifiers.
  init(of modifiers: [Modifier]) {
    self = []
    for modifier in modifiers { formUnion(modifier.kinds) }
  }
}

extension Modifier {
  fileprivate var kinds: ModifierKinds {
    switch self {
    case .visibility: .visibility
    case .scroll: .scroll
    case .geometry, .preferenceObserver: .aboutView
    case .scrollTarget, .scrollTargetLayout: .target
    case .task: [.task, .appearing]
    case .environment: .environment
    case .cost: .cost
    case .onAppear, .change: .appearing
    case .onDisappear: .leaving
    case .layoutValue: .layoutValue
    case .lineLimit: .lineLimit
    default: []
    }
  }
}

/// Of which kinds the modifiers of a view are.
///
/// A row that comes and goes is asked a dozen times for modifiers that it does not have.
struct ModifierKinds: OptionSet {
  let rawValue: Int

  /// Observers of the view's visibility.
  static let visibility = Self(rawValue: 1)
  /// Observers of the scroll view in the view.
  static let scroll = Self(rawValue: 2)
  /// Observers of the view itself, or of what views in it hand up.
  static let aboutView = Self(rawValue: 4)
  /// What says which views are scroll targets.
  static let target = Self(rawValue: 8)
  static let task = Self(rawValue: 16)
  static let environment = Self(rawValue: 32)
  static let cost = Self(rawValue: 64)
  /// What is called when the view comes on screen.
  static let appearing = Self(rawValue: 128)
  /// What is called when the view leaves it.
  static let leaving = Self(rawValue: 256)
  /// What the view says to the layout around it.
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

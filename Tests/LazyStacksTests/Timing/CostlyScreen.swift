import LazyStacks

/// Rows of 40 points in a window of 400, each with the same cost of work.
struct CostlyScreen {
  let window: Window
  var scroll: ScrollViewProxy { get throws { try window.scrollView() } }

  /// A row whose body is an item.
  struct Row: CompositeView, Equatable {
    var length: Double
    var body: Content { Item(height: length).content }
  }

  init(
    _ cost: ViewCost = ViewCost(),
    frameCost: Double = 0,
    rate: Double = 60,
    isComposite: Bool = false,
    profile: (inout Profile) -> Void = { _ in }
  ) throws {
    var configuration = WindowConfiguration(width: 390, height: 400, refreshRate: rate)
    configuration.frameCost = frameCost
    profile(&configuration.profile)
    window = try Window(configuration) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(1...1000) { _ in
            (isComposite ? Row(length: 40).content : Item(height: 40).content).cost(cost)
          }
        }
      }
    }
  }

  /// The costs of the last frame, in alphabetical order.
  var costs: [String] {
    guard case .frame(_, let account)? = window.trace.events().last?.detail else { return [] }
    return account.costs.map { "\($0.work.rawValue) \(Int($0.milliseconds))" }.sorted()
  }
}

/// A composite view that lives: its parameters, and what its body gave when it was evaluated.
final class CompositeInstance {
  private(set) var view: any CompositeView
  private(set) var body = Content.empty
  /// How often the body was evaluated.
  private(set) var evaluations = 0
  let id: ViewID?
  /// What evaluating the body costs, in milliseconds.
  var bodyCost = 0.0

  var name: String { view.name }

  init(_ view: any CompositeView, id: ViewID?) {
    self.view = view
    self.id = id
  }

  /// Evaluates the body for the first time.
  func initialize(_ context: FrameContext) throws {
    context.record(.initialize(view: name), id: id)
    try evaluate(context)
  }

  /// Takes over the parameters of another description; the body runs only if they differ (R16).
  func update(_ other: any CompositeView, _ context: FrameContext) throws {
    let isUnchanged = view.isEqual(to: other)
    let old = view
    view = other
    guard !isUnchanged else { return }
    do {
      try evaluate(context)
    } catch {
      // What was stopped is evaluated again: by then the parameters have to differ still.
      view = old
      throw error
    }
  }

  private func evaluate(_ context: FrameContext) throws {
    evaluations += 1
    context.record(.body(view: name, reason: context.reason), id: id)
    context.costs.charge(bodyCost, .body, of: name)
    body = try view.body
  }
}

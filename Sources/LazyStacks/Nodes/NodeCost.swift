/// The cost of the work on a node, and the frames for which it was already charged.
final class NodeCost {
  /// The declared cost of the view, in milliseconds.
  let cost: ViewCost
  private var measuredFrame = 0
  private var drawnFrame = 0

  init(_ cost: ViewCost) { self.cost = cost }

  /// Charges for measuring the node, once in a frame.
  func chargeLayout(of node: Node) {
    guard cost.layout > 0, measuredFrame != node.context.trace.frame else { return }
    measuredFrame = node.context.trace.frame
    node.context.timing.costs.charge(cost.layout, for: .layout, of: node.viewNameInTrace)
  }

  /// Charges for evaluating a node that is not composite.
  func chargeBody(of node: Node) {
    node.context.timing.costs.charge(cost.body, for: .body, of: node.viewNameInTrace)
  }

  /// Charges for taking the node off the screen.
  func chargeRemoval(of node: Node) {
    node.context.timing.costs.charge(cost.remove, for: .remove, of: node.viewNameInTrace)
  }

  /// Charges for drawing the node, once in a frame.
  func chargeRender(of node: Node) {
    guard cost.render > 0, drawnFrame != node.context.trace.frame else { return }
    drawnFrame = node.context.trace.frame
    node.context.timing.costs.charge(cost.render, for: .render, of: node.viewNameInTrace)
  }
}

extension Resolution.Surroundings {
  /// Removes and returns the body cost of the modifiers so far, which belongs to the view that they
  /// modify.
  ///
  /// - Returns: The cost of evaluating it, in milliseconds.
  mutating func takeBodyCost() -> Double {
    var body = 0.0
    for (place, trait) in traits.enumerated() {
      guard case .cost(var cost) = trait, cost.body > 0 else { continue }
      body += cost.body
      cost.body = 0
      traits[place] = .cost(cost)
    }
    return body
  }

  /// Throws if a declared cost is not a valid time.
  func checkCosts(of view: String) throws {
    for case .cost(let cost) in traits {
      for part in cost.parts
      where !(part.milliseconds >= 0 && part.milliseconds <= WindowConfiguration.mostCost) {
        throw ContentError.badCost(of: view, work: part.name, milliseconds: part.milliseconds)
      }
    }
  }
}

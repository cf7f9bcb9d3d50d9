/// By what a node is known as long as it lives.
struct NodeIdentity {
  let name: String
  /// How deep the view is nested in the window's description.
  let depth: Int
  /// The number by which the trace knows the view, if no composite view led here.
  let number: Int
}

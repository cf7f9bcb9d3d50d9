/// A view made of other views: SwiftUI's `struct … : View` with a `body`.
///
/// ```swift
/// struct StepView: CompositeView, Equatable {
///   var number: Int
///   var body: Content { Item(height: 180).content }
/// }
/// ```
///
/// The body is evaluated when the view is needed, and again when ``isEqual(to:)`` says that its
/// parameters changed (rule R16). What it throws is reported by the verb that made the frame.
public protocol CompositeView: View {
  /// The name under which bodies are counted; the type's name unless given.
  var name: String { get }

  /// The views that this view stands for, none, one or several.
  @ContentBuilder var body: Content { get throws }

  /// Whether another view of this name has the same parameters, so that its body need not run.
  func isEqual(to other: any CompositeView) -> Bool
}

extension CompositeView {
  /// The views as the simulator reads them.
  public var content: Content { Content(.composite(self)) }
  /// The type's own name.
  public var name: String {
    // Describing the type takes a mirror of it, for the same text.
    _typeName(Self.self, qualified: false)
  }
  /// Whether the parameters differ is decided by the type; without a comparison they always do.
  public func isEqual(to other: any CompositeView) -> Bool { false }
}

extension CompositeView where Self: Equatable {
  /// Whether both have equal parameters.
  public func isEqual(to other: any CompositeView) -> Bool { (other as? Self) == self }
}

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
/// parameters changed (rule R16). The verb that made the frame reports errors of the body.
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
    // `String(describing:)` makes a mirror of the type for the same text. Of a private type the
    // optimizer may give `(Name in _8EC5D11D)` here, which nobody wrote.
    let name = _typeName(Self.self, qualified: false)
    return name.utf8.first == UInt8(ascii: "(") ? String(describing: Self.self) : name
  }
  /// The type decides whether parameters are equal; without a comparison they never are.
  public func isEqual(to other: any CompositeView) -> Bool { false }
}

extension CompositeView where Self: Equatable {
  /// Whether both have equal parameters.
  public func isEqual(to other: any CompositeView) -> Bool { (other as? Self) == self }
}

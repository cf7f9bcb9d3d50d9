/// A value that belongs to a view and lives as long as the view does: SwiftUI's `@State`.
///
/// ```swift
/// struct Row: CompositeView {
///   @State var isOpen = false
///   var body: Content {
///     Item(height: isOpen ? 200 : 44).onTapGesture { isOpen.toggle() }
///   }
/// }
/// ```
///
/// A body that reads it is evaluated again when it is written; a body that writes it fails. It can
/// be read and written in bodies and in the callbacks made there. Views with equal parameters are
/// equal whatever their states are.
@propertyWrapper
public struct State<Value>: Equatable {
  private let initial: Value
  private let link = StateLink<Value>()

  /// Creates a state with an initial value; the view keeps the state when it is described again
  /// with another one.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// The value now.
  public var wrappedValue: Value {
    get { link.cell?.value ?? initial }
    nonmutating set { link.cell?.value = newValue }
  }

  /// A binding for a view inside.
  public var projectedValue: Binding<Value> {
    let link = link
    let initial = initial
    return Binding(link.cell, get: { link.cell?.value ?? initial }, set: { link.cell?.value = $0 })
  }

  /// Equal, because states are not parameters.
  public static func == (left: Self, right: Self) -> Bool { true }
}

/// Connects a state of one description with the living value.
private final class StateLink<Value> {
  var cell: StateCell<Value>?
}

/// The value of a state, as long as its view lives.
final class StateCell<Value> {
  private var stored: Value
  private let dependency = Dependency(.state, named: "a state")

  init(_ value: Value) { stored = value }

  var value: Value {
    get {
      dependency.noteRead()
      return stored
    }
    set {
      if let reader = DependencyReader.current {
        reader.owner?.refuseWrite()
        return
      }
      if let asking = Asking.current { return asking.refuseWrite() }
      stored = newValue
      dependency.noteWrite()
    }
  }
}

/// A property of a view that is kept with the view.
protocol LinkedProperty {
  /// Makes the living value.
  func makeCell() -> AnyObject
  /// Connects the description with the living value.
  func link(to cell: AnyObject)
}

extension State: LinkedProperty {
  func makeCell() -> AnyObject { StateCell(initial) }
  func link(to cell: AnyObject) { link.cell = cell as? StateCell<Value> }
}

internal import Lua

/// A declaration together with its implementation: the one form in which names of lazylab or of
/// plugins enter the vocabulary.
struct Registration: Sendable {
  /// The origin of a name.
  enum Origin: Sendable, Equatable {
    /// lazylab itself.
    case builtIn
    /// The plugin of a name.
    case plugin(String)
  }

  /// The implementation of a name.
  ///
  /// Arguments have been checked when it is called.
  enum Implementation: Sendable {
    /// A call without receiver.
    case call(@Sendable (borrowing LuaCall, ArgumentReader) throws -> LuaOutcome)
    /// A call of a method.
    case member(@Sendable (AnyObject, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome)
    /// Reading a field.
    case field(@Sendable (AnyObject, borrowing LuaCall, LabSession) throws -> LuaOutcome)
    /// A value that a plugin made, which the session returns itself.
    case contributed
  }

  /// The declaration of the name.
  var declaration: Declaration
  /// The implementation.
  var implementation: Implementation
  /// The origin.
  var origin = Origin.builtIn
}

extension Registration {
  /// A global that makes a view.
  static func view(
    _ name: String,
    taking parameters: [Parameter] = [],
    rest: Declaration.Rest = .none,
    summary: String,
    counterpart: String? = nil,
    make: @escaping @Sendable (borrowing LuaCall, ArgumentReader) throws -> ViewValue
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .view,
        name: name,
        parameters: parameters,
        rest: rest,
        result: .view,
        summary: summary,
        counterpart: counterpart ?? name
      ),
      implementation: .call { call, reader in
        let view = try make(call, reader)
        if try reader.session.writesViews { view.written = WrittenView.made(by: reader, in: call) }
        return try reader.session.views.push(view, onto: call)
      }
    )
  }

  /// A global that makes something other than a view.
  static func constructor(
    _ name: String,
    taking parameters: [Parameter],
    rest: Declaration.Rest = .none,
    gives result: ValueKind,
    summary: String,
    body: @escaping @Sendable (borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .constructor,
        name: name,
        parameters: parameters,
        rest: rest,
        result: result,
        summary: summary
      ),
      implementation: .call(body)
    )
  }

  /// A global function, or one of `lab`.
  static func function(
    _ name: String,
    in owner: String? = nil,
    taking parameters: [Parameter],
    gives result: ValueKind,
    summary: String,
    body: @escaping @Sendable (borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .function,
        name: name,
        owner: owner,
        parameters: parameters,
        result: result,
        summary: summary
      ),
      implementation: .call(body)
    )
  }

  /// A method of every view that gives another view.
  static func modifier(
    _ name: String,
    taking parameters: [Parameter],
    rest: Declaration.Rest = .none,
    summary: String,
    change: @escaping @Sendable (ViewValue, borrowing LuaCall, ArgumentReader) throws -> ViewValue
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .modifier,
        name: name,
        owner: "View",
        parameters: parameters,
        rest: rest,
        result: .view,
        summary: summary,
        counterpart: "View.\(name)"
      ),
      implementation: .member { receiver, call, reader in
        let view = try cast(receiver, to: ViewValue.self)
        let changed = try change(view, call, reader)
        view.isUsed = true
        changed.modifier = name
        if try reader.session.writesViews {
          changed.written = WrittenView.changed(view, by: reader, in: call)
        }
        changed.depth = view.depth + 1
        return try reader.session.views.push(changed, onto: call)
      }
    )
  }

  /// A method of an object.
  static func method<Object: AnyObject>(
    _ name: String,
    of owner: String,
    taking parameters: [Parameter] = [],
    gives result: ValueKind = .nothing,
    summary: String,
    body: @escaping @Sendable (Object, borrowing LuaCall, ArgumentReader) throws -> LuaOutcome
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .method,
        name: name,
        owner: owner,
        parameters: parameters,
        result: result,
        summary: summary
      ),
      implementation: .member { receiver, call, reader in
        try body(cast(receiver, to: Object.self), call, reader)
      }
    )
  }

  /// The same registration with a kind of values at positions that no parameter takes.
  func taking(_ rest: Declaration.Rest) -> Registration {
    var registration = self
    registration.declaration.rest = rest
    return registration
  }

  /// The same registration, with the one table of a call as the first argument itself.
  var takingWholeTable: Registration {
    var registration = self
    registration.declaration.takesWholeTable = true
    return registration
  }

  /// A field of an object.
  static func field<Object: AnyObject>(
    _ name: String,
    of owner: String,
    on type: Object.Type,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (Object, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    Registration(
      declaration: Declaration(
        kind: .field,
        name: name,
        owner: owner,
        result: kind,
        summary: summary
      ),
      implementation: .field { receiver, call, session in
        try read(cast(receiver, to: type), call, session)
      }
    )
  }

  /// A field of the objects of a class that scripts see as a type.
  static func field<Object: HostClass>(
    _ name: String,
    on type: Object.Type,
    gives kind: ValueKind,
    summary: String,
    read: @escaping @Sendable (Object, borrowing LuaCall, LabSession) throws -> LuaOutcome
  ) -> Registration {
    field(name, of: Object.className, on: type, gives: kind, summary: summary, read: read)
  }

  private static func cast<Object: AnyObject>(
    _ receiver: AnyObject,
    to type: Object.Type
  ) throws -> Object {
    guard let object = receiver as? Object else { throw Mistake("this is no \(type)") }
    return object
  }
}

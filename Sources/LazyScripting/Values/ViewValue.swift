internal import LazyStacks
internal import Lua

/// A view as scripts hold it; modifiers do not change it.
final class ViewValue: HostClass {
  static let className = "View"

  /// The content that the simulator reads.
  let content: Content
  /// The constructor's name, for messages.
  let name: String
  /// Where the script made it; known only if a body or content function was running.
  var location: LuaLocation?
  /// The modifier that made it, if one did.
  var modifier: String?
  /// The text that the script wrote for it, if anybody may want to see that.
  var written: String?
  /// How many views and modifiers are nested in it, including itself.
  var depth = 1
  /// Whether it became a child, the receiver of a modifier, or a result.
  var isUsed = false

  init(_ content: Content, name: String) {
    self.content = content
    self.name = name
  }
}

extension ViewValue {
  static func describe(_ type: inout HostBehavior<ViewValue>) {
    type.description = { view, call in
      call.push(view.written ?? "\(Literal.article(for: view.name)) view")
    }
    type.wrongReceiver = { name in
      Mistake("write view:\(name)(…), with a colon; a modifier needs its view")
    }
    type.call = { view, _ in
      throw Mistake(
        "a view is not called: children and parameters stand in one table, \(view.name) { … }"
      )
    }
    guard let unknown = type.missing else { return }
    type.missing = { view, call in
      guard let name = try call.value(at: 0).text,
        let reason = Vocabulary.reason(againstModifier: name)
      else { return try unknown(view, call) }
      return call.push(function: name) { call in
        throw call.isReceiver("View")
          ? Mistake(reason)
          : Mistake("\(reason); and a modifier needs its view: write view:\(name)(…), with a colon")
      }
    }
  }
}

extension ViewValue {
  /// The stand-in for a view that a plugin could not make.
  static var standIn: ViewValue {
    ViewValue(Item(width: .flexible, height: .fixed(Length.standIn)).content, name: "Item")
  }
}

extension LuaCall {
  /// Whether the call was made with a colon on an object of a class.
  fileprivate borrowing func isReceiver(_ name: String) -> Bool {
    kind(at: 0) == .object && typeName(at: 0) == name
  }
}

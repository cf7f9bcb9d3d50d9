internal import LazyStacks
internal import Lua

/// The geometry of a view that scripts receive in `onGeometryChange`.
final class ViewGeometryValue: HostClass {
  static let className = "ViewGeometry"

  let geometry: ViewGeometry
  init(_ geometry: ViewGeometry) { self.geometry = geometry }

  static func describe(_ type: inout HostBehavior<ViewGeometryValue>) {
    type.equals = { $0.geometry == $1.geometry }
    type.description = { value, call in
      call.push("geometry of a view: \(RectValue(value.geometry.frame).card)")
    }
  }
}

enum OwnGeometryBinding {
  static let registrations: [Registration] = [
    .modifier(
      "onGeometryChange",
      taking: [
        .label(
          "of",
          as: .function("function(geometry)"),
          required: true,
          summary:
            "Makes the value that is watched from the view's `size`, `frame` and "
            + "`frameInScrollView`."
        ),
        .position("action", as: .function("function(old, new)"), summary: "What is called."),
      ],
      summary:
        "Calls a function when a value made from the view's own geometry changes, and once when "
        + "the view appears. What it changes is laid out in a second pass of the same frame."
    ) { view, call, reader in
      let transform = try reader.requiredFunction("of", in: call)
      let action = try reader.requiredFunction("action", in: call)
      let types = try reader.session.types
      let reference = try reader.session.reference
      let observer = ViewGeometryObserver(
        transform: { geometry in
          try reference.answer(transform, orElse: KeptValue(.nil, types: types)) {
            try transform.call(
              { call in
                try call.push(ViewGeometryValue(geometry), as: types[ViewGeometryValue.self])
              },
              results: { KeptValue(try $0.value(at: 0), types: types) }
            )
          }
        },
        isEqual: { try ObservedValue.isEqual($0, to: $1, by: LuaComparison(types: types)) },
        action: { old, new in
          guard let old = old as? KeptValue, let new = new as? KeptValue else { return }
          try reference.notify(action) {
            try ObservedValue.tell(action, old: old.push, new: new.push)
          }
        }
      )
      return ViewValue(view.content.onGeometryChange(observer), name: view.name)
    },
    .modifier(
      "preference",
      taking: [
        .position("key", as: .name, summary: "The name under which it is handed up."),
        .position("value", as: .any, required: false, summary: "The value."),
      ],
      summary: "Hands a value up to the views around; see `:onPreferenceChange`."
    ) { view, call, reader in
      let value = KeptValue(try call.value(at: 1), types: try reader.session.types)
      return ViewValue(
        view.content.preference(key: try call.text(at: 0), value: value),
        name: view.name
      )
    },
    .modifier(
      "onPreferenceChange",
      taking: [
        .position("key", as: .name, summary: "The name under which values are handed up."),
        .position("action", as: .function("function(values)"), summary: "What is called."),
      ],
      summary:
        "Calls a function with an array of the values that the loaded views in the view hand up, "
        + "in their order, when these change."
    ) { view, call, reader in
      let action = try reader.requiredFunction("action", in: call)
      let types = try reader.session.types
      let reference = try reader.session.reference
      let observer = PreferenceObserver(
        of: try call.text(at: 0),
        isEqual: { old, new in
          let comparison = LuaComparison(types: types)
          return try old.count == new.count
            && zip(old, new).allSatisfy { try ObservedValue.isEqual($0, to: $1, by: comparison) }
        },
        action: { values in
          let table = try reference.get().state.makeTable(arrayCapacity: values.count)
          for (index, value) in values.enumerated() {
            if let value = value as? KeptValue { try table.rawSet(index + 1, to: value.inLua) }
          }
          try reference.notify(action, arguments: [.table(table)])
        }
      )
      return ViewValue(view.content.onPreferenceChange(observer), name: view.name)
    },
    .field(
      "size",
      on: ViewGeometryValue.self,
      gives: .object("Size"),
      summary: "How large the view is, in points."
    ) {
      value,
      call,
      session in
      try call.push(SizeValue(value.geometry.size), as: session.types[SizeValue.self])
    },
    .field(
      "frame",
      on: ViewGeometryValue.self,
      gives: .object("Rect"),
      summary: "The rectangle in the window's coordinates."
    ) {
      value,
      call,
      session in
      try call.push(RectValue(value.geometry.frame), as: session.types[RectValue.self])
    },
    .field(
      "frameInScrollView",
      on: ViewGeometryValue.self,
      gives: .object("Rect"),
      summary: "The rectangle in what the nearest scroll view shows."
    ) { value, call, session in
      try call.push(RectValue(value.geometry.frameInScrollView), as: session.types[RectValue.self])
    },
  ]
}

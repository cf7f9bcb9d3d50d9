internal import LazyStacks

/// A JSON object being written on one line, its members in the order in which they are added.
struct JSONObject {
  private var members = ""

  var text: String { "{" + members + "}" }

  mutating func add(_ name: String, json value: String) {
    if !members.isEmpty { members += "," }
    members += "\"" + name + "\":" + value
  }

  mutating func add(_ name: String, _ value: Double) { add(name, json: NumberFormat.json(value)) }
  mutating func add(_ name: String, _ value: Int) { add(name, json: value.description) }
  mutating func add(_ name: String, _ value: Bool) { add(name, json: value ? "true" : "false") }
  mutating func add(_ name: String, _ value: String) { add(name, json: JSONText.quoted(value)) }
  mutating func add(_ name: String, _ id: ViewID) { add(name, json: JSONText.id(id)) }

  mutating func add(_ name: String, ifPresent id: ViewID?) {
    if let id { add(name, id) }
  }

  mutating func add(_ name: String, _ ids: [ViewID]) {
    add(name, json: JSONText.array(ids.map { JSONText.id($0) }))
  }
}

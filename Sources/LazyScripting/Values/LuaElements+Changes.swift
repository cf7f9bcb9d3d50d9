internal import LazyStacks
internal import Lua

// Arrays that are changed where no update can see it.
extension LuaElements {
  var mayChangeUnnoticed: Bool {
    guard case .array = elements else { return false }
    return observed == nil
  }

  func reportChange(since value: (any ElementValue)?, at index: Int) throws {
    guard mayChangeUnnoticed, case .array(let table) = elements, !read.hasReportedChange else {
      return
    }
    try checkLength(table)
    guard index < count, !read.hasReportedChange else { return }
    try checkIdentity(index)
    guard !read.hasReportedChange, let value, let now = try self.value(at: index),
      !now.isEqual(to: value)
    else { return }
    try reportChange(
      "element \(index + 1) of \(label) is another one than is shown; change the array inside "
        + "window:update(function() … end)"
    )
  }

  /// Reports an array in which an index has another element than when its ids were read.
  func checkIdentity(_ index: Int) throws {
    guard !read.hasReportedChange, let ids = read.ids, index < ids.count else { return }
    if case .function = naming { return }
    let id = try currentID(at: index)
    guard id != ids[index] else { return }
    try reportChange(
      "element \(index + 1) of \(label) was \(Literal.short(ids[index])) and is "
        + "\(Literal.short(id)); change the array inside window:update(function() … end)"
    )
  }

  /// Reports, once until the next update, that the length of the array changed.
  func checkLength(_ table: LuaTable) throws {
    let length = table.rawLength
    guard !read.hasReportedChange, let known = read.length, length != known else { return }
    try reportChange(
      "the array of \(label) had \(known) elements and has \(length); "
        + "change it inside window:update(function() … end)"
    )
  }

  /// Reports a change of the array, unless a window is only read: then the next frame does.
  private func reportChange(_ message: String) throws {
    let session = try session.get()
    guard !session.made.isUnheard else { return }
    read.hasReportedChange = true
    session.report(Diagnostic(code: .changedData, message: message))
  }
}

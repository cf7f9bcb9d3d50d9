/// Evaluates the next subview of each stack that is laid out and at rest (rule R13).
enum LookAheadPass: Pass {
  static func run(in window: Window) {
    for stack in window.laidOut.all where stack.scroll?.phase ?? .idle == .idle && stack.isShown {
      guard window.context.work.goesOn() else { return }
      RowsAhead(of: stack).load()
    }
  }
}

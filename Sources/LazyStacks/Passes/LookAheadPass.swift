/// Evaluates the next subview of each stack that is laid out and at rest (rule R13).
enum LookAheadPass: Pass {
  static func run(in window: Window) {
    for stack in window.laidOut.all where stack.isShown {
      // A stack in a row is at rest only if what moves the row is.
      guard stack.movingTrack?.node.phase ?? .idle == .idle else { continue }
      guard window.context.work.goesOn() else { return }
      RowsAhead(of: stack).load()
    }
  }
}

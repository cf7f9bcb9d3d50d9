/// Callbacks that feed one another, so that the passes of a frame would never end.
struct LoopingCallbacks {
  private let context: FrameContext

  init(in context: FrameContext) { self.context = context }

  /// Reports them, once for each kind of callback and view.
  func report() {
    let noted = context.frame.account.callbacks.prefix(FrameAccount.mostOrigins)
    let looping = noted.filter { $0.pass == noted.last?.pass }
    let kinds = Set(looping.map { "\($0.name) of a \($0.view.name)" }).sorted()
    context.diagnose(
      .layoutLoop,
      message:
        "callbacks changed data in each of \(context.profile.maxPasses) passes"
        + "\(words(for: looping)); the rest of their changes waits for the next frame",
      onceFor: "layoutLoop: " + kinds.joined(separator: ", ")
    )
  }

  /// The callbacks that changed data in the last pass noted: `: onAppear of row-3`; few are named.
  private func words(for looping: [FrameAccount.Callback]) -> String {
    let names = looping.prefix(3).map { callback in
      let row = callback.row.map { " in \($0.nameInTrace)" } ?? ""
      return "\(callback.name) of \(callback.view.nameInTrace)\(row)"
    }
    guard !names.isEmpty else { return "" }
    return ": " + names.joined(separator: ", ") + (looping.count > names.count ? ", …" : "")
  }
}

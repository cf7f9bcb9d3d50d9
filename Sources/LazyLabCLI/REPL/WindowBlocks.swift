internal import LazyReports
internal import LazyStacks

/// The blocks that show what moved in each window that made frames.
struct WindowBlocks {
  private var blocks: [(window: Int, block: FrameBlock)] = []

  mutating func add(_ event: Event, window: Int) {
    if let last = blocks.last, last.window == window {
      blocks[blocks.count - 1].block.add(event)
    } else if let known = blocks.firstIndex(where: { $0.window == window }) {
      blocks[known].block.add(event)
    } else {
      var block = FrameBlock()
      block.add(event)
      blocks.append((window, block))
    }
  }

  /// The lines of all blocks; windows are named unless there is only the first one.
  var lines: [String] {
    let shown = blocks.filter(\.block.hasFrames)
    if shown.count == 1, let only = shown.first, only.window == 1 { return only.block.lines }
    return shown.flatMap { ["  window \($0.window)"] + $0.block.lines }
  }
}

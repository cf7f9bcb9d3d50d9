public import LazyTrace

/// Writes the views of a window as an indented list, one view a line.
public enum TreeText {
  /// The lines, with a line feed after each but the last.
  ///
  /// - Parameters:
  ///   - trees: The views of the window.
  ///   - meter: Where the work is charged; about a unit for each line, and more for long ones.
  /// - Returns: The lines.
  /// - Throws: Errors of the meter.
  public static func text(
    of trees: [ViewTree],
    meter: (any WorkMeter)? = nil
  ) throws -> String {
    var lines: [String] = []
    try append(trees, indentation: "", to: &lines, charging: ReportWork(meter))
    return lines.joined(separator: "\n")
  }

  private static func append(
    _ trees: [ViewTree],
    indentation: String,
    to lines: inout [String],
    charging work: ReportWork
  ) throws {
    for (position, tree) in trees.enumerated() {
      let isLast = position == trees.count - 1
      let line = indentation + (isLast ? "└ " : "├ ") + line(for: tree)
      try work.charge(for: line)
      lines.append(line)
      let further = indentation + (isLast ? "  " : "│ ")
      try append(tree.children, indentation: further, to: &lines, charging: work)
    }
  }

  private static func line(for tree: ViewTree) -> String {
    var parts = [(tree.composites + [tree.name]).map(\.onOneLine).joined(separator: " › ")]
    if let id = tree.id { parts.append(FoldedIDs.text(of: id)) }
    if tree.role != .content { parts.append(tree.role.rawValue) }
    if tree.isPinned { parts.append("pinned") }
    parts.append(place(of: tree.frame))
    if let drawn = tree.drawn { parts.append("drawn at \(place(of: drawn))") }
    switch tree.kind {
    case .leaf, .eager: break
    case .lazy(let count, let isEstimated, let kept):
      let all = (isEstimated ? "≈ " : "") + "\(count)"
      parts.append("\(tree.children.count) of \(all) placed" + (kept > 0 ? ", \(kept) kept" : ""))
    case .scroll(let geometry, let isEstimated):
      parts.append(state(of: geometry, isEstimated: isEstimated))
    }
    if tree.visible == nil { parts.append("out of sight") }
    return parts.joined(separator: " · ")
  }

  private static func place(of frame: Rect) -> String {
    "\(number(frame.origin.x)), \(number(frame.origin.y)), "
      + "\(number(frame.size.width)) × \(number(frame.size.height))"
  }

  private static func state(of geometry: ScrollGeometry, isEstimated: Bool) -> String {
    let offset = geometry.contentOffset
    let size = geometry.contentSize
    return "offset \(number(offset.x)), \(number(offset.y)) of \(isEstimated ? "≈ " : "")"
      + "\(number(size.width)) × \(number(size.height))"
  }

  private static func number(_ value: Double) -> String { NumberFormat.decimal(value) }
}

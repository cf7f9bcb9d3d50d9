internal import LazyTrace

/// What a person would see otherwise in a picture of the same frame.
struct PictureDifference {
  /// A view by its label, and its number among those with that label.
  private struct Name: Hashable {
    let label: String
    let number: Int
  }

  /// Views that stand elsewhere by as much.
  private struct Group {
    let by: Point
    var labels: [String]
  }

  private var moved: [Group] = []
  private var resized: [(label: String, old: Size, new: Size)] = []
  private var came: [String] = []
  private var went: [String] = []

  /// By how much something must stand elsewhere or be longer to be seen, in points.
  private static let least = 0.01
  private static let mostTold = 2

  /// Compares two pictures.
  init(_ old: Still, _ new: Still) {
    let (before, after) = (Self.named(old.boxes), Self.named(new.boxes))
    for (name, box) in before.order {
      guard let other = after.boxes[name] else {
        went.append(name.label)
        continue
      }
      let by = Point(
        x: Self.rounded(other.frame.origin.x - box.frame.origin.x),
        y: Self.rounded(other.frame.origin.y - box.frame.origin.y)
      )
      if by != .zero { take(name.label, by: by) }
      let (was, now) = (box.frame.size, other.frame.size)
      if max(abs(was.width - now.width), abs(was.height - now.height)) > Self.least {
        resized.append((name.label, was, now))
      }
    }
    came = after.order.lazy.map(\.0).filter { before.boxes[$0] == nil }.map(\.label)
  }

  private typealias Named = (order: [(Name, Still.Box)], boxes: [Name: Still.Box])

  private static func named(_ boxes: [Still.Box]) -> Named {
    var counts: [String: Int] = [:]
    let order = boxes.map { box in
      counts[box.label, default: 0] += 1
      return (Name(label: box.label, number: counts[box.label] ?? 0), box)
    }
    return (order, Dictionary(order, uniquingKeysWith: { $1 }))
  }

  /// A distance in hundredths of a point.
  private static func rounded(_ distance: Double) -> Double {
    let rounded = (distance / least).rounded() * least
    return rounded == 0 ? 0 : rounded
  }

  private mutating func take(_ label: String, by distance: Point) {
    if let place = moved.firstIndex(where: { $0.by == distance }) {
      moved[place].labels.append(label)
    } else {
      moved.append(Group(by: distance, labels: [label]))
    }
  }

  /// Whether something would be seen otherwise.
  var isAny: Bool { !(moved.isEmpty && resized.isEmpty && came.isEmpty && went.isEmpty) }

  /// What would be, as the rest of a sentence.
  var words: String {
    var parts: [String] = []
    if !came.isEmpty {
      let others = went.isEmpty ? "" : ", and not \(Self.folded(went))"
      parts.append("\(Self.folded(came)) would be in sight" + others)
    } else if !went.isEmpty {
      parts.append("\(Self.folded(went)) would not be in sight")
    }
    parts += moved.prefix(Self.mostTold).map { group in
      "\(Self.folded(group.labels)) would stand \(Self.way(of: group.by))"
    }
    if moved.count > Self.mostTold { parts.append("more would stand elsewhere") }
    if let first = resized.first {
      let axis = abs(first.old.width - first.new.width) > Self.least ? Axis.horizontal : .vertical
      let (old, new) = (first.old[axis], first.new[axis])
      let word = axis == .horizontal ? "wide" : "high"
      parts.append(
        "\(Self.folded([first.label])) would be \(NumberFormat.decimal(new)) points \(word), not "
          + NumberFormat.decimal(old)
      )
    }
    return parts.joined(separator: "; ")
  }

  private static func folded(_ labels: [String]) -> String {
    FoldedIDs.text(
      of: labels.map { Int($0, radix: 10).map { .integer($0) } ?? .string($0) },
      atMost: 3
    )
  }

  private static func way(of distance: Point) -> String {
    var parts: [String] = []
    if distance.y != 0 {
      let points = NumberFormat.decimal(abs(distance.y))
      parts.append("\(points) points \(distance.y > 0 ? "lower" : "higher")")
    }
    if distance.x != 0 {
      let points = NumberFormat.decimal(abs(distance.x))
      parts.append("\(points) points further \(distance.x > 0 ? "right" : "left")")
    }
    return parts.joined(separator: " and ")
  }
}

/// The sizes that a view last took for different offers.
struct SizeMemory {
  private typealias Known = (proposal: ProposedSize, size: Size)

  /// The oldest one; most views are asked for no other.
  private var first: Known?
  /// The later ones, in order.
  private var later: [Known] = []

  /// Most views are asked for their smallest, largest, ideal and final size in each direction; a
  /// smaller memory makes nested stacks measure again at every level.
  private static let most = 64

  /// Whether no size is known.
  var isEmpty: Bool { first == nil }

  /// The size for an offer, if it is known.
  func size(for proposal: ProposedSize) -> Size? {
    guard let first else { return nil }
    if first.proposal == proposal { return first.size }
    return later.isEmpty ? nil : later.first { $0.proposal == proposal }?.size
  }

  /// Remembers the size for an offer, and forgets the oldest one if there are too many.
  mutating func remember(_ size: Size, for proposal: ProposedSize) {
    guard first != nil else {
      first = (proposal, size)
      return
    }
    if later.count + 1 == Self.most { first = later.removeFirst() }
    later.append((proposal, size))
  }

  /// Forgets all sizes.
  mutating func forget() {
    first = nil
    if !later.isEmpty { later.removeAll(keepingCapacity: true) }
  }
}

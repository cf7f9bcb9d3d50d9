/// The sizes that a view last took for different offers.
struct SizeMemory {
  private var sizes: [(proposal: ProposedSize, size: Size)] = []

  /// Most views are asked for their smallest, largest, ideal and final size in each direction; a
  /// smaller memory makes nested stacks measure again at every level.
  private static let most = 64

  /// Whether no size is known.
  var isEmpty: Bool { sizes.isEmpty }

  /// The size for an offer, if it is known.
  func size(for proposal: ProposedSize) -> Size? {
    sizes.first { $0.proposal == proposal }?.size
  }

  /// Remembers the size for an offer, and forgets the oldest one if there are too many.
  mutating func remember(_ size: Size, for proposal: ProposedSize) {
    if sizes.count == Self.most { sizes.removeFirst() }
    sizes.append((proposal, size))
  }

  /// Forgets all sizes.
  mutating func forget() {
    if !sizes.isEmpty { sizes.removeAll(keepingCapacity: true) }
  }
}

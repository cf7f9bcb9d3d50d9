/// What views said to the layouts around them before a frame, for those that say something else.
///
/// It is written only where that happens.
struct FormerSettings {
  private var frame = 0
  private var values: [ObjectIdentifier: [LayoutValue]] = [:]

  /// Notes the values of a view before they changed; the first ones of a frame count.
  mutating func note(_ old: [LayoutValue], of node: Node, in frame: Int) {
    if self.frame != frame { (self.frame, values) = (frame, [:]) }
    if values[ObjectIdentifier(node)] == nil { values[ObjectIdentifier(node)] = old }
  }

  /// The values before a frame; nil if they are the same.
  func values(of node: Node, before frame: Int) -> [LayoutValue]? {
    self.frame == frame ? values[ObjectIdentifier(node)] : nil
  }
}

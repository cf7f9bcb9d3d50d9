/// Reports where a scroll view without an id is found, for what is told of its offset and content.
struct ScrollPlaceReport {
  private let scroll: ScrollNode

  init(of scroll: ScrollNode) { self.scroll = scroll }

  /// The id of the scroll view, or of what it is in; nil if it is the only one.
  var name: ViewID? {
    guard scroll.context.directory.scrolls.count > 1 else { return nil }
    return scroll.nameInTrace ?? around?.id
  }

  /// Records the place of the scroll view in the account of the frame, once; a scroll view with an
  /// id, or the only one, needs no place.
  func record() {
    let context = scroll.context
    guard scroll.nameInTrace == nil, context.directory.scrolls.count > 1,
      scroll.told.placeFrame != context.trace.frame
    else { return }
    scroll.told.placeFrame = context.trace.frame
    context.frame.account.scrollPlaces.append(
      FrameAccount.ScrollPlace(of: scroll.number, place: place, around: around)
    )
  }

  /// The position of the scroll view, with all modifiers around it, among its siblings; nil if all
  /// other scroll views are in it.
  private var place: Int? {
    guard Self.isInner(scroll) || hasOthersBeside else { return nil }
    return scroll.modifiedView.seen.place
  }

  /// Whether another scroll view is in none, as this one.
  private var hasOthersBeside: Bool {
    scroll.context.directory.scrolls.contains { $0 !== scroll && !Self.isInner($0) }
  }

  /// Whether a scroll view is in another one.
  private static func isInner(_ scroll: ScrollNode) -> Bool {
    scroll.nearest(ScrollNode.self) != nil
  }

  /// The row or the next view around the scroll view that has an id; nil if there is none.
  private var around: SeenView? {
    if let row = EnclosingRows(of: scroll).innermost { return row.seen }
    var next = scroll.modifiedView.parent
    while let view = next {
      if let id = view.naming.ownID ?? view.id { return SeenView(id: id, name: view.viewName) }
      next = view.parent
    }
    return nil
  }
}

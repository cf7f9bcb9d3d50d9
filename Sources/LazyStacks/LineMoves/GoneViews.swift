/// The views that a lazy container held when a frame began and whose data was removed.
struct GoneViews {
  /// One of them.
  struct View {
    /// The place of its line.
    let place: Int
    /// Its index at that time.
    let index: Int
    let view: SeenView
    let cell: Subview
    /// The id of its element, which may still be there and give others.
    let element: ViewID?
  }

  private let former: FormerLines
  /// All of them, in order.
  let all: [View]

  init(of former: FormerLines, among staying: inout StayingViews) {
    self.former = former
    all = Self.found(in: former, among: &staying)
  }

  init(of former: FormerLines) {
    var staying = StayingViews(in: former)
    self.init(of: former, among: &staying)
  }

  private static func found(
    in former: FormerLines,
    among staying: inout StayingViews
  ) -> [View] {
    guard !former.lost.isEmpty else { return [] }
    let stack = former.stack
    let here =
      stack.columns == nil && stack.fold == nil
      ? Set(stack.run.lines.compactMap { former.place(of: $0) }) : []
    var views: [View] = []
    for (place, line) in former.seen.held.enumerated() where !here.contains(place) {
      for (column, cell) in line.subviews.enumerated() where former.lost.contains(cell.label) {
        let index = line.before.index + column
        let seen = staying.part(cell.seen(at: index), of: cell.label)
        views.append(View(place: place, index: index, view: seen, cell: cell, element: cell.id))
      }
    }
    return views
  }

  /// Records those that were in sight; `scroll` is the id of the scroll view that showed them.
  func record(in sight: ShownRows, shownIn scroll: ViewID?) {
    let (stack, seen) = (former.stack, former.seen)
    guard !seen.isOfArrivals else { return }
    for gone in all {
      let old = former.lines[gone.place]
      // In a lazy layout a line is as long as it moves the end of what is placed.
      let cell = stack.fold == nil ? nil : seen.held[gone.place].subviews.first?.before
      let (rel, length) = cell.map { ($0.rel, $0.length) } ?? (old.rel, old.length)
      guard old.isShown, sight.hadShown(at: rel, length: length),
        sight.across?.shows(gone.cell).before ?? true
      else { continue }
      var view = gone.view
      view.scroll = scroll
      note(view, of: gone.cell)
      guard let element = gone.element, stack.isStillListed(element) else {
        continue
      }
      stack.context.frame.account.dropped.append(view)
      stack.context.frame.account.droppedBy.append(element)
    }
    guard !former.lost.isEmpty else { return }
    for pin in seen.pins where former.lost.contains(pin.subview.label) {
      let isInLine = seen.held.contains { $0.subviews.contains { $0 === pin.subview } }
      if !isInLine { note(pin.subview.seen, of: pin.subview) }
    }
  }

  private func note(_ view: SeenView, of gone: Subview) {
    former.stack.context.frame.account.gone.append(view)
    guard view.id == nil else { return }
    former.stack.context.frame.account.goneLabels.insert(gone.label)
  }
}

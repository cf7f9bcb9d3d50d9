import LazyStacks
import LazyTestSupport

/// How the screen of a ``RandomProgram`` is written down, where the rules know no difference.
struct Spelling {
  /// Along which axis everything stands and scrolls.
  var axis = Axis.vertical
  /// Whether rows that are numbered one after the other are made from a range.
  var usesRanges = false
  /// Whether an eager stack has the rows instead of a lazy one.
  var isEager = false
  /// Whether a lazy layout that places a column has the rows instead of a lazy stack.
  var isFolded = false
  /// Whether the first row of that column stands at its end.
  var isReversed = false
  /// Which fraction of the content is shown by default, and in which roles.
  var anchor: (fraction: Double, roles: [ScrollAnchorRole])?
  /// In how many frames a finger moves the content.
  var dragFrames = 1
  /// Whether rows are prepared before they come into sight, and what the work on each costs.
  var prefetches = true
  var cost = ViewCost()
  /// How rows, and the container of them, are drawn; nil where no modifier says.
  var painting: Painting?
  /// How far the content keeps from the edges of the region.
  var margin = 0.0

  /// The container of everything.
  func scrollView(_ content: Content) -> Content {
    // A container that is moved has its rows in other frames, which say so (choice R2).
    let isMoved = painting == .offset
    let content = (isMoved ? Painting.plain : painting)?.applied(to: content, axis) ?? content
    var view = ScrollView([axis]) { content }.content
    if margin > 0 { view = view.contentMargins(margin) }
    if let anchor {
      let point = UnitPoint(x: anchor.fraction, y: anchor.fraction)
      for role in anchor.roles { view = view.defaultScrollAnchor(point, for: role) }
    }
    return view
  }

  /// Something that is as long as it is told, and as wide as there is room.
  func row(_ length: @escaping () -> Double) -> Content {
    let row =
      axis == .vertical
      ? Item(width: .flexible, height: .computed { _ in length() }).content
      : Item(width: .computed { _ in length() }, height: .flexible).content
    let painted = painting?.applied(to: row, axis) ?? row
    return cost == ViewCost() ? painted : painted.cost(cost)
  }

  /// An eager stack along the axis.
  func stack(spacing: Double? = nil, @ContentBuilder _ views: () -> Content) -> Content {
    axis == .vertical
      ? VStack(spacing: spacing, views).content
      : HStack(spacing: spacing, views).content
  }

  /// A view of a fixed length.
  func view(_ length: Double) -> Content {
    axis == .vertical ? Item(height: length).content : Item(width: length).content
  }

  /// What keeps some points free before and after a view.
  func padding(_ before: Double, _ after: Double) -> EdgeInsets {
    axis == .vertical
      ? EdgeInsets(top: before, leading: 0, bottom: after, trailing: 0)
      : EdgeInsets(top: 0, leading: before, bottom: 0, trailing: after)
  }

  /// A lazy stack along the axis, or an eager one.
  func rows(_ spacing: Double, _ pinned: PinnedScrollableViews, _ views: [Content]) -> Content {
    if isEager { return stack(spacing: spacing) { Group(views) } }
    if isFolded {
      let column = ColumnLayout(spacing: spacing)
      return column(axis: axis, reversed: isReversed, pinnedViews: pinned) { Group(views) }
    }
    return axis == .vertical
      ? LazyVStack(spacing: spacing, pinnedViews: pinned) { Group(views) }.content
      : LazyHStack(spacing: spacing, pinnedViews: pinned) { Group(views) }.content
  }

  /// A grid with its lines along the axis.
  func grid(
    _ items: [GridItem],
    _ spacing: Double,
    _ pinned: PinnedScrollableViews,
    _ views: [Content]
  ) -> Content {
    axis == .vertical
      ? LazyVGrid(columns: items, spacing: spacing, pinnedViews: pinned) { Group(views) }.content
      : LazyHGrid(rows: items, spacing: spacing, pinnedViews: pinned) { Group(views) }.content
  }

  /// A container in something that it may stand in.
  func inside(_ surroundings: Surroundings, _ container: Content) -> Content {
    let across = FrameLimits(max: .infinity)
    func widened(_ view: Content) -> Content {
      axis == .vertical
        ? view.frame(width: across, height: FrameLimits()).content
        : view.frame(width: FrameLimits(), height: across).content
    }
    switch surroundings {
    case .none: return container
    case .noPadding: return container.padding(.zero).content
    case .frame: return widened(container)
    case .fixedSize:
      return container.fixedSize(horizontal: axis == .horizontal, vertical: axis == .vertical)
        .content
    case .background: return container.background(children: [Color("red").content]).content
    case .overlay: return container.overlay(children: [Color("red").content]).content
    case .clipped: return container.clipped().content
    case .manyModifiers: return widened(container.clipped().padding(.zero).content)
    case .group: return Group([container]).content
    case .stack: return stack { container }
    case .stackOfStack: return stack { stack(spacing: 3) { container }.clipped() }
    case .padding: return container.padding(padding(16, 24)).content
    case .title:
      return stack(spacing: 0) {
        view(60)
        container
      }
    case .footer:
      return stack(spacing: 0) {
        container
        view(50)
      }
    case .titleAndFooter:
      return stack(spacing: 0) {
        view(35.5)
        container
        view(40.25)
      }
    case .titleInPadding:
      return stack(spacing: 8) {
        view(30)
        container.clipped()
      }.padding(padding(20, 10)).content
    }
  }
}

extension Spelling {
  /// The size of a window in which so much is across the axis and so much along it.
  func size(across: Double, along: Double) -> Size {
    axis == .vertical
      ? Size(width: across, height: along) : Size(width: along, height: across)
  }

  /// An end of the content.
  func edge(_ edge: NaiveEdge) -> Edge {
    switch (edge, axis) {
    case (.start, .vertical): .top
    case (.end, .vertical): .bottom
    case (.start, .horizontal): .leading
    case (.end, .horizontal): .trailing
    }
  }
}

import LazyStacks

/// One of several equivalent ways to describe the screen of a ``RandomProgram``.
struct Spelling {
  /// The axis along which everything is arranged and scrolls.
  var axis = Axis.vertical
  /// Whether rows with consecutive numbers are made from a range.
  var usesRanges = false
  /// Whether the rows are in an eager stack instead of a lazy one.
  var isEager = false
  /// Whether the rows are in a lazy layout that places a column, instead of a lazy stack.
  var isFolded = false
  /// Whether the first row of that column is at its end.
  var isReversed = false
  /// The fraction of the content that a default anchor shows, and the anchor's roles.
  var anchor: (fraction: Double, roles: [ScrollAnchorRole])?
  /// The number of frames in which a finger moves the content.
  var dragFrames = 1
  /// Whether rows are prepared ahead, and what the work on each costs.
  var prefetches = true
  var cost = ViewCost()
  /// How rows and their container are drawn; nil without a modifier.
  var painting: Painting?
  /// The distance of the content from the edges of the region, in points.
  var margin = 0.0

  /// The container of everything.
  func scrollView(_ content: Content) -> Content {
    // The rows of a container that is moved have other frames, which report that (choice R2).
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

  /// A view with a given length that is as wide as there is room.
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
      ? VStack(spacing: spacing, content: views).content
      : HStack(spacing: spacing, content: views).content
  }

  /// A view of a fixed length.
  func view(_ length: Double) -> Content {
    axis == .vertical ? Item(height: length).content : Item(width: length).content
  }

  /// Insets of some points before and after a view.
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

  /// A container with a wrapping around it.
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
  /// The size of a window from its lengths across the axis and along it.
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

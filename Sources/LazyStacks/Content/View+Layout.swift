extension View {
  /// Offers the view a length and takes that length, whatever size the view takes.
  public func frame(
    width: Double? = nil,
    height: Double? = nil,
    alignment: Alignment = .center
  ) -> Content {
    modified(FrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Keeps the view's offer and its own size within limits.
  public func frame(
    width: FrameLimits,
    height: FrameLimits,
    alignment: Alignment = .center
  ) -> Content {
    modified(FlexibleFrameLayout(width: width, height: height, alignment: alignment))
  }

  /// Puts room around the view at some edges.
  public func padding(
    _ edges: Set<Edge> = .all,
    _ length: Double? = nil
  ) -> Content {
    padding(EdgeInsets(edges, length ?? PaddingLayout.defaultLength))
  }

  /// Puts the same room around the view at all edges.
  public func padding(_ length: Double) -> Content { padding(.all, length) }

  /// Puts room around the view; negative lengths take it away.
  public func padding(_ insets: EdgeInsets) -> Content { modified(PaddingLayout(insets: insets)) }

  /// Lets the view take its ideal length, whatever is offered.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Content {
    modified(FixedSizeLayout(horizontal: horizontal, vertical: vertical))
  }

  /// Offers the view a rectangle of a ratio, width divided by height; without a ratio, that of its
  /// ideal size.
  public func aspectRatio(_ ratio: Double? = nil, contentMode mode: ContentMode) -> Content {
    modified(AspectRatioLayout(ratio: ratio, mode: mode))
  }

  /// Gives the view its share of space before those with a lower priority; the default is 0.
  public func layoutPriority(_ priority: Double) -> Content { modified(.priority(priority)) }

  /// Says where a vertical line is in the view, from the left, in points.
  public func alignmentGuide(
    _ alignment: HorizontalAlignment,
    computeValue position: @escaping (ViewDimensions) throws -> Double
  ) -> Content {
    modified(
      AlignmentGuideLayout(guide: alignment.guide, axis: .horizontal, position: position)
    )
  }

  /// Says where a horizontal line is in the view, from the top, in points.
  public func alignmentGuide(
    _ alignment: VerticalAlignment,
    computeValue position: @escaping (ViewDimensions) throws -> Double
  ) -> Content {
    modified(AlignmentGuideLayout(guide: alignment.guide, axis: .vertical, position: position))
  }

  /// Puts other views in front of the view, which are offered its size.
  public func overlay(alignment: Alignment = .center, children: [Content]) -> Content {
    layered("overlay", alignment: alignment, layers: children)
  }

  /// Puts other views behind the view, which are offered its size.
  public func background(alignment: Alignment = .center, children: [Content]) -> Content {
    layered("background", alignment: alignment, layers: children)
  }

  /// Shows the view only where other views are, which are offered its size.
  ///
  /// Only what is drawn depends on it: what is in sight and what a tap meets do not.
  public func mask(alignment: Alignment = .center, children: [Content]) -> Content {
    layered("mask", alignment: alignment, layers: children)
  }

  /// Puts another view along an edge, beside which the view keeps its content.
  ///
  /// A scroll view goes on behind it, and its content keeps from the edge by the length of the
  /// other view, which may change. It stands along the edge by the alignment, and keeps a distance
  /// to the content, in points and at least 0; without one, the default distance.
  public func safeAreaInset(
    edge: Edge,
    alignment: Alignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) -> Content {
    inset("safeAreaInset", edge: edge, alignment: alignment, spacing: spacing, children: children)
  }

  /// The same as a bar, which differs in its looks.
  public func safeAreaBar(
    edge: Edge,
    alignment: Alignment = .center,
    spacing: Double? = nil,
    children: [Content]
  ) -> Content {
    inset("safeAreaBar", edge: edge, alignment: alignment, spacing: spacing, children: children)
  }

  private func inset(
    _ name: String,
    edge: Edge,
    alignment: Alignment,
    spacing: Double?,
    children: [Content]
  ) -> Content {
    let bar = ZStack(alignment: alignment, children: children).content
    let layout = SafeAreaInsetLayout(
      name: name,
      edge: edge,
      alignment: alignment,
      spacing: spacing
    )
    return modified(.layout(layout, [bar]))
  }

  private func layered(_ name: String, alignment: Alignment, layers: [Content]) -> Content {
    let layers = ZStack(alignment: alignment, children: layers).content
    return modified(.layout(LayeredLayout(name: name, alignment: alignment), [layers]))
  }

  /// Makes the view as long as what the nearest scroll view shows, or as the window.
  public func containerRelativeFrame(
    _ axes: Set<Axis>,
    alignment: Alignment = .center
  ) -> Content {
    modified(ContainerRelativeLayout(axes: axes, alignment: alignment))
  }

  /// Makes the view take some of the equal parts into which what the nearest scroll view shows is
  /// divided (vector D15).
  public func containerRelativeFrame(
    _ axes: Set<Axis>,
    count: Int,
    span: Int = 1,
    spacing: Double,
    alignment: Alignment = .center
  ) -> Content {
    let share = ContainerRelativeLayout.Share(count: count, span: span, spacing: spacing)
    return modified(ContainerRelativeLayout(axes: axes, share: share, alignment: alignment))
  }

  /// Cuts off what sticks out of the view, which ``WindowReports/clipped`` reports.
  public func clipped() -> Content { modified(ClippedLayout()) }

  /// Keeps the view's space and shows nothing in it.
  public func hidden() -> Content { modified(.hidden) }

  /// Makes the view transparent: 1 is opaque, 0 invisible.
  ///
  /// An invisible view cannot be tapped. Opacity does not affect layout, loading and visibility.
  public func opacity(_ opacity: Double) -> Content { modified(.opacity(opacity)) }

  /// Draws the view in front of siblings with a smaller index, where they overlap.
  ///
  /// The default is 0. The index does not affect layout.
  public func zIndex(_ index: Double) -> Content { modified(.zIndex(index)) }

  /// Limits the lines of all text in the view.
  public func lineLimit(_ limit: LineLimit) -> Content { modified(.lineLimit(limit)) }

  /// Calls a function when the view is tapped; see ``Window/tap(_:)``.
  public func onTapGesture(_ action: @escaping () throws -> Void) -> Content {
    modified(.tap(action))
  }

  /// Disables taps on everything in the view.
  public func disabled(_ isDisabled: Bool = true) -> Content { modified(.disabled(isDisabled)) }

  private func modified(_ layout: any Layout) -> Content { modified(.layout(layout, [])) }
}

extension Content {
  /// The view itself, if the parameters of its outermost modifier are valid.
  ///
  /// Other parameters are checked when the view is laid out.
  ///
  /// - Throws: ``ContentError`` that names the modifier.
  public func checked() throws -> Content {
    guard case .modified(_, let modifier) = kind else { return self }
    switch modifier {
    case .layout(let layout, _): try layout.check()
    case .lineLimit(let limit): try limit.check()
    default: break
    }
    return self
  }
}

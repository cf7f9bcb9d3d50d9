/// Names that belong together because they are used for the same thing: `.help scrolling`.
public struct HelpChapter: Sendable, Equatable {
  /// The word by which help finds it.
  public var name: String
  /// What it is about, in a few words.
  public var title: String
  /// The names in it, as help finds them: `LazyVStack`, `:id`, `lab.data`, `Node`.
  public var names: [String]
}

extension HelpChapter {
  /// The chapters, in the order in which help lists them.
  static let all = RecordTable(table).records.map { record in
    let names = record.lines.dropFirst().flatMap { $0.split(separator: " ").map(String.init) }
    return HelpChapter(name: record.name, title: record.lines[0], names: names)
  }

  /// The chapters as records: the title, and the names below it.
  static let table = """
    views
      stacks, grids, rows, text and other views
      VStack HStack ZStack LazyVStack LazyHStack LazyVGrid LazyHGrid GridItem ScrollView Section
      ForEach Range Group Subviews Sections SectionConfiguration Item Text Image Color Button
      Spacer Divider ProgressView ContentUnavailableView EmptyView ViewThatFits AnyLayout
    layouts
      where views stand: frames, alignment, layouts of your own
      Layout LazyLayout LayoutSubview LazySubview ProposedSize ViewDimensions :frame :padding
      :fixedSize :layoutPriority :aspectRatio :containerRelativeFrame :lineLimit :alignmentGuide
      HorizontalAlignment VerticalAlignment UnitPoint :overlay :background :mask :hidden
      :layoutValue :containerValue :tag :id
    scrolling
      drags, flings and jumps; positions, targets and anchors
      scroll:drag scroll:fling scroll:scrollTo scroll:stop scroll:replay scroll:wheel
      scroll:dragThumb scroll:tapStatusBar :refreshable ScrollView ScrollPosition
      :scrollPosition :defaultScrollAnchor :scrollTargetBehavior :scrollTargetLayout :scrollTarget
      TargetBehavior :contentMargins :safeAreaPadding :safeAreaInset :safeAreaBar
      :scrollBounceBehavior :scrollDisabled :scrollClipDisabled :onScrollGeometryChange
      :onScrollPhaseChange ScrollGeometry PhaseContext withAnimation withTransaction Animation
    drawing
      what is drawn elsewhere than where it stands
      :offset :scaleEffect :rotationEffect :opacity :zIndex :clipped :scrollTransition VisualEffect
      TransitionPhase ShownTransition
    rows
      data and its edits; what appears, is in sight and leaves
      ForEach lab.data Data window:update :onAppear :onDisappear :onScrollVisibilityChange
      :onScrollTargetVisibilityChange :reorderable :reorderContainer ReorderDifference
      :swipeActions :swipeActionsContainer
    state
      views with state, what they observe, and what waits
      View ViewSelf Observable Binding :environment :onChange :preference :onPreferenceChange
      :onGeometryChange ViewGeometry :onTapGesture :disabled :task wait waitUntil after
    windows
      a screen and its frames; taps, rotations, what is on it
      Window Node Rect Point Size EdgeInsets window:step window:run window:settle window:resize
      window:tap window:swipe window:reorder window:play window:setEnvironment window:close
    answers
      why something moved, what it cost, what to change
      window:explain window:lint Finding window:draw window:still Still lab.filmstrip window:tree
      window:check window:scrolls Trace
      Event Metrics Counters Reports Renderers ClippedView UndrawnView CoveredView help
    estimates
      what is guessed of rows, prepared ahead, and what work costs
      Estimators Estimator PrefetchPolicy :cost lab.spend metrics.contentSizeError
      metrics.landingError
    testing
      tests, expectations, variants side by side, chance, a stop
      lab.test lab.snapshot lab.expect lab.expectEqual lab.expectNear lab.compare lab.random
      lab.stream lab.noise lab.repl
    data
      figures for other programs: rows, series, CSV, JSON
      lab.parameters lab.sweep lab.row lab.csv lab.json window:series Comparison
      comparison:rows SweepResult sweepResult:rows
    profiles
      earlier systems, and the parameters of the model
      swiftui2027 legacyPersist legacyRowState legacyScroll lab.profile Profile
    plugins
      what plugins add
      Items Programs Reporters lab.command Session
    """
}

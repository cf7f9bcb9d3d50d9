/// SwiftUI names that lazylab does not have, with what to write instead.
enum SwiftUINames {
  /// Why a global does not exist and what to use instead; nil for a name that SwiftUI does not
  /// have.
  static func reason(againstGlobal name: String) -> String? {
    guard let (_, remedy) = globals.first(where: { $0.names.contains(name) }) else { return nil }
    return "\(name) is not part of lazylab; \(remedy)"
  }

  /// Why a view has no such modifier and what to use instead.
  static func reason(againstModifier name: String) -> String? {
    guard let (_, remedy) = modifiers.first(where: { $0.names.contains(name) }) else { return nil }
    return ":\(name) is not part of lazylab; \(remedy)"
  }

  private typealias Group = (names: Set<String>, remedy: String)

  private static let globals: [Group] = [
    (
      ["List", "Form", "Table", "OutlineGroup", "GroupBox"],
      "write ScrollView { LazyVStack { … } }, with Section and Divider where it has them"
    ),
    (
      ["GeometryReader", "GeometryProxy"],
      "a share of what is offered is :containerRelativeFrame or "
        + ":frame { maxWidth = math.huge }, and where a view stands is window:node(id).frame"
    ),
    (
      ["ScrollViewReader", "ScrollViewProxy"],
      "a program scrolls with window:scrollView():scrollTo { id = … }"
    ),
    (
      [
        "State", "StateObject", "ObservedObject", "ObservableObject", "EnvironmentObject",
        "Environment", "Published", "Bindable", "AppStorage", "SceneStorage", "FocusState",
      ],
      "keep the value in a Lua variable, and change it inside window:update(function() … end)"
    ),
    (
      [
        "NavigationStack", "NavigationView", "NavigationLink", "NavigationSplitView",
        "NavigationPath", "TabView", "Tab", "WindowGroup", "Scene", "App",
      ],
      "a Window shows one screen; give it the content of that screen"
    ),
    (
      [
        "Toggle", "TextField", "SecureField", "TextEditor", "Slider", "Picker", "Stepper",
        "DatePicker", "ColorPicker", "Menu", "Link", "ShareLink", "EditButton",
      ],
      "write a Button, or an Item of its size"
    ),
    (["Label"], "write HStack { Image { \"name\", width = 20, height = 20 }, Text \"…\" }"),
    (["DisclosureGroup"], "write VStack { header, isOpen and Group { … } }"),
    (
      [
        "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule", "Ellipse",
        "LinearGradient", "RadialGradient", "AngularGradient", "Path", "Canvas", "Map",
        "Gauge", "TimelineView",
      ],
      "only its size matters here: write Color \"…\", which takes what it is offered, or an Item"
    ),
    (["AsyncImage"], "write Image { \"name\", width =, height = }"),
    (["AnyView", "EquatableView", "TupleView"], "every view is of one kind; use it as it is"),
    (["ViewBuilder"], "a function that returns several views is one"),
    (["Grid", "GridRow"], "write LazyVGrid { columns = …, … }, or HStacks in a VStack"),
    (["ViewThatFits", "AnyLayout", "PreviewProvider", "Preview"], "write the views themselves"),
    (["String"], "write tostring(value)"),
    (["Int"], "write math.floor(value)"),
    (["Double", "CGFloat", "Float"], "numbers need no conversion; text is read by tonumber"),
    (["Array"], "write { a, b, c }"),
    (["Set", "Dictionary"], "write { [key] = value }"),
    (["UUID"], "give each element an id of its own, such as a number that is counted up"),
    (
      ["DispatchQueue", "Task", "Timer"],
      "virtual time passes with window:run(seconds); what is to happen then is written after it"
    ),
    (["min", "max", "abs", "floor", "ceil", "sqrt"], "write math.min, math.max, math.floor …"),
    (["null", "undefined", "None"], "write nil"),
    (["infinity", "inf", "Infinity"], "write math.huge"),
  ]

  private static let modifiers: [Group] = [
    (
      [
        "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "toolbar",
        "navigationTitle", "navigationBarTitle", "navigationBarTitleDisplayMode",
        "navigationDestination", "tabItem", "searchable", "contextMenu", "inspector", "statusBar",
        "previewLayout",
      ],
      "a Window shows one screen; leave it out"
    ),
    (
      [
        "listStyle", "listRowInsets", "listRowSpacing", "buttonStyle", "labelStyle",
        "textFieldStyle", "pickerStyle", "controlSize", "buttonBorderShape", "headerProminence",
        "accessibilityLabel", "accessibilityIdentifier", "accessibilityHidden", "help",
        "keyboardType", "submitLabel", "textContentType", "autocorrectionDisabled", "onHover",
        "transition", "contentTransition", "matchedGeometryEffect", "sensoryFeedback",
        "scrollDismissesKeyboard", "privacySensitive", "redacted", "preferredColorScheme",
      ],
      "it changes no layout; leave it out"
    ),
    (
      ["onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onSubmit"],
      "a finger taps (:onTapGesture) or scrolls (scroll:drag)"
    ),
    (
      ["refreshable", "onDelete", "onMove", "onReceive", "onOpenURL"],
      "change the data inside window:update(function() … end) where it would be called"
    ),
    (
      ["environmentObject"],
      "views are made by functions, which see the variables around them"
    ),
    (
      ["ignoresSafeArea", "edgesIgnoringSafeArea", "safeAreaInset"],
      "a Window has no safe area; a scroll view gets one with :safeAreaPadding"
    ),
    (["resizable", "imageScale"], "write Image { \"name\", width =, height = }"),
    (["scaledToFit"], "write :aspectRatio(ratio, \"fit\")"),
    (["scaledToFill"], "write :aspectRatio(ratio, \"fill\")"),
    (["position"], "write :offset { x =, y = }, or :frame { alignment = … }"),
    (["coordinateSpace"], "frames are told in the window's coordinates"),
    (["equatable"], "views are compared by value as they are"),
    (["scrollTo"], "a program scrolls with window:scrollView():scrollTo { id = … }"),
  ]
}

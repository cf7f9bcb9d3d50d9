/// SwiftUI names that lazylab does not have, with what to write instead.
enum SwiftUINames {
  /// Why a global does not exist and what to use instead; nil for a name that SwiftUI does not
  /// have.
  static func reason(againstGlobal name: String) -> String? {
    guard let remedy = globals[name] else { return nil }
    return "\(name) is not part of lazylab; \(remedy)"
  }

  /// Why a view has no such modifier and what to use instead.
  static func reason(againstModifier name: String) -> String? {
    guard let remedy = modifiers[name] else { return nil }
    return ":\(name) is not part of lazylab; \(remedy)"
  }

  /// The remedy for a parameter of SwiftUI's that a name does not have.
  static func remedy(againstParameter name: String) -> String? {
    switch name {
    case "idType": "ids may be of any type; leave it out"
    case "showsIndicators": "indicators take no room here; leave it out"
    case "systemName", "systemImage": "write Image { \"name\", width = 20, height = 20 }"
    case "maxHeight", "maxWidth", "minHeight", "minWidth":
      "limits of a size belong to a modifier: write view:frame { \(name) = … }"
    case "onTap", "onClick": "write view:onTapGesture(function() … end)"
    case "animated": "write animation = true"
    case "scrollAnimation":
      "a scroll says how it goes: scroll:scrollTo { id = …, animation = true }, or withAnimation; "
        + "without more it is Animation.default(), a spring"
    case "sizeHysteresis": "every change of the content size is told; leave it out"
    case "towards": "write interpolated = { towards = \"hidden\", amount = 0.5 }"
    case "estimate", "estimatedHeight", "estimatedRowHeight", "estimatedLength":
      "write estimator = { \"fixed\", 60 }"
    case "for": "write role = …"
    case "safeArea", "safeAreaInsets": noSafeArea
    case "axes", "axis": "axes belong to a ScrollView; a stack has the direction in its name"
    default: nil
    }
  }

  /// What parameters are called here that have other names in SwiftUI or elsewhere.
  static func synonyms(of name: String) -> [String] {
    switch name {
    case "perform", "handler", "callback", "onTap", "onPress": ["action"]
    case "animated": ["animation"]
    case "data", "items": ["elements"]
    case "title", "text": ["label", "text"]
    case "axis", "direction": ["axes"]
    default: []
    }
  }

  private static let noSafeArea =
    "a Window has no safe area; a scroll view gets one with :safeAreaPadding"

  /// What to write for a member of an object that it does not have.
  static func remedy(againstMember name: String, of owner: String) -> String? {
    switch (owner, name) {
    case ("Window", "safeAreaInsets"): noSafeArea
    case ("Node", "x"), ("Node", "y"), ("Node", "width"), ("Node", "height"):
      "write node.frame.\(name)"
    case ("Node", "size"): "write node.frame.width, node.frame.height"
    case ("ScrollView", "width"), ("ScrollView", "height"):
      "write scroll.containerSize.\(name), or scroll.contentSize.\(name)"
    case ("ScrollView", _) where scrollsByPoints.contains(name):
      "write scroll:drag { by = … }, or scroll:scrollTo { y = … }"
    case ("Window", _) where scrollsByPoints.contains(name):
      "write window:scrollView():drag { by = … }, or window:scrollView():scrollTo { y = … }"
    default: nil
    }
  }

  /// How scrolling by points, or to a point, is called elsewhere.
  private static let scrollsByPoints: Set<String> = [
    "scroll", "scrollBy", "scrollToOffset", "setContentOffset",
  ]

  /// The names, globals and modifiers.
  static var all: [String] { globals.keys.sorted() + modifiers.keys.sorted() }

  private typealias Group = (names: Set<String>, remedy: String)

  private static let globals = remedies(views + values)

  /// The remedies by name, so that a name is looked up once, however long it is.
  private static func remedies(_ groups: [Group]) -> [String: String] {
    var remedies: [String: String] = [:]
    for group in groups {
      for name in group.names where remedies[name] == nil { remedies[name] = group.remedy }
    }
    return remedies
  }

  private static let views: [Group] = [
    (
      ["List", "Form", "Table", "OutlineGroup", "GroupBox"],
      "write ScrollView { LazyVStack { … } }, with Section and Divider where it has them"
    ),
    (
      ["GeometryReader", "GeometryProxy"],
      "write view:onGeometryChange { of = function(geometry) return geometry.size.width end, "
        + "function(width) … end }; a share of what is offered is :containerRelativeFrame"
    ),
    (
      ["ScrollViewReader", "ScrollViewProxy"],
      "a program scrolls with window:scrollView():scrollTo { id = … }"
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
    (
      ["AsyncImage"],
      "write View \"Photo\" { state = { isLoaded = false }, body = function(self) return VStack { "
        + "self.state.isLoaded and Image { \"name\", width =, height = } or ProgressView() }"
        + ":task(function() wait(1) self.state.isLoaded = true end) end }; an Image alone has its "
        + "size from the start"
    ),
    (["AnyView", "EquatableView", "TupleView"], "every view is of one kind; use it as it is"),
    (["ViewBuilder"], "a function that returns several views is one"),
    (["Grid", "GridRow"], "write LazyVGrid { columns = …, … }, or HStacks in a VStack"),
    (["PreviewProvider", "Preview"], "write the views themselves"),
    (
      ["HStackLayout", "VStackLayout", "ZStackLayout"],
      "write AnyLayout { layout = HStack { spacing = 8 }, views }"
    ),
  ]

  private static let values: [Group] = [
    (
      ["State", "FocusState", "AppStorage", "SceneStorage"],
      "write View \"Name\" { state = { isOpen = false }, body = function(self) … end }, whose "
        + "body reads self.state.isOpen"
    ),
    (
      ["Environment"],
      "write View \"Name\" { environment = { name = value }, body = … }, and give it another "
        + "value with view:environment(\"name\", value)"
    ),
    (
      ["StateObject", "ObservedObject", "ObservableObject", "Published", "EnvironmentObject"],
      "write local model = Observable { … }; the bodies that read it are evaluated again when it "
        + "is written"
    ),
    (
      ["Bindable"],
      "write Binding(model, \"field\"), or View \"Name\" { bindings = { \"field\" }, body = … }"
    ),
    (
      ["DispatchQueue", "Task", "Timer"],
      "write after(seconds, function() … end), or give the view a :task(function() … end), which "
        + "may wait(seconds); virtual time passes with window:run(seconds)"
    ),
    (["Axis"], "write the string: axes = \"horizontal\""),
    (["Edge"], "write the string: edge = \"top\""),
    (["Alignment"], "write the string: alignment = \"leading\""),
    (["Font"], "only the size matters here: write Text { \"…\", size = 20 }"),
    (["CGSize"], "write width = …, height = … where a size is asked for"),
    (["CGPoint", "CGRect", "CGVector"], "write x = …, y = … where a place is asked for"),
    (["Namespace"], "views are found by their ids; leave it out"),
    (
      ["XCTAssertEqual", "XCTAssert", "XCTAssertTrue"],
      "write lab.expectEqual(found, expected), or lab.expect(condition)"
    ),
    (["String"], "write tostring(value)"),
    (["Int"], "write math.floor(value)"),
    (["Double", "CGFloat", "Float"], "numbers need no conversion; text is read by tonumber"),
    (["Array"], "write { a, b, c }"),
    (["Set", "Dictionary"], "write { [key] = value }"),
    (["UUID"], "give each element an id of its own, such as a number that is counted up"),
    (["min", "max", "abs", "floor", "ceil", "sqrt"], "write math.min, math.max, math.floor …"),
    (["null", "undefined", "None"], "write nil"),
    (["infinity", "inf", "Infinity"], "write math.huge"),
  ]

  private static let modifiers = remedies(groupsOfModifiers)

  private static let groupsOfModifiers: [Group] = [
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
        "listStyle", "buttonStyle", "labelStyle",
        "textFieldStyle", "pickerStyle", "controlSize", "buttonBorderShape", "headerProminence",
        "accessibilityLabel", "accessibilityIdentifier", "accessibilityHidden",
        "accessibilityElement", "accessibilityValue", "accessibilityHint", "accessibilityAction",
        "accessibilityScrollAction", "accessibilityAddTraits", "accessibilityRemoveTraits",
        "accessibilityRepresentation", "scrollIndicatorsFlash", "help",
        "keyboardType", "submitLabel", "textContentType", "autocorrectionDisabled", "onHover",
        "contentTransition", "matchedGeometryEffect", "sensoryFeedback",
        "scrollDismissesKeyboard", "privacySensitive", "redacted", "preferredColorScheme",
      ],
      "it changes no layout; leave it out"
    ),
    (
      ["animation", "transition"],
      "views come, go and change at once here, as they are when their animation is over in "
        + "SwiftUI; leave it out"
    ),
    (
      ["onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture", "onSubmit"],
      "a finger taps (:onTapGesture) or scrolls (scroll:drag)"
    ),
    (
      ["focused", "focusable", "defaultFocus", "focusScope", "focusSection", "focusedValue"],
      "nothing has the focus here; a state may say which view is edited, and a frame how long it "
        + "is then"
    ),
    (
      ["draggable", "dropDestination", "onDrag", "onDrop", "dragPreview"],
      "nothing is dragged between apps here; to move rows write ForEach { … }:reorderable(), and "
        + "window:reorder"
    ),
    (
      ["onReceive", "onOpenURL"],
      "change the data inside window:update(function() … end) where it would be called"
    ),
    (
      ["onMove", "moveDisabled"],
      "write ForEach { … }:reorderable(), and on the stack around it :reorderContainer { "
        + "move = function(difference) difference:apply(data) end }"
    ),
    (
      ["onDelete", "deleteDisabled"],
      "give the row :swipeActions { Button { \"Delete\", action = function() … end } }"
    ),
    (
      ["environmentObject"],
      "a body reads an Observable { … } wherever it sees the variable; or write "
        + ":environment(\"name\", value)"
    ),
    (
      ["onPresentationChanged"],
      "it belongs to the swipe actions: write :swipeActions { Button { … }, onPresentationChanged "
        + "= function(isPresented) … end }"
    ),
    (["listRowInsets"], "write :padding(8) in the row"),
    (["listRowSpacing"], "write spacing = 8 in the LazyVStack"),
    (
      ["visualEffect"],
      "write :scrollTransition(function(content, phase) … end), or :offset, :opacity and "
        + ":scaleEffect"
    ),
    (
      ["ignoresSafeArea", "edgesIgnoringSafeArea"], noSafeArea
    ),
    (["minWidth", "idealWidth", "maxWidth"], "write :frame { minWidth = …, maxWidth = … }"),
    (["minHeight", "idealHeight", "maxHeight"], "write :frame { minHeight = …, maxHeight = … }"),
    (
      ["dynamicTypeSize"],
      "write Text { \"…\", size = self.environment.textSize } in a View whose environment is "
        + "{ textSize = 17 }, and window:setEnvironment(\"textSize\", 23)"
    ),
    (["resizable", "imageScale"], "write Image { \"name\", width =, height = }"),
    (["scaledToFit"], "write :aspectRatio(ratio, \"fit\")"),
    (["scaledToFill"], "write :aspectRatio(ratio, \"fill\")"),
    (["position"], "write :offset { x =, y = }, or :frame { alignment = … }"),
    (
      ["coordinateSpace"],
      "a geometry has its frame in the window's coordinates, and its frameInScrollView in what the "
        + "nearest scroll view shows"
    ),
    (["equatable"], "views are compared by value as they are"),
    (["scrollTo"], "a program scrolls with window:scrollView():scrollTo { id = … }"),
  ]
}

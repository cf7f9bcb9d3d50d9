extension Measurement {
  /// The measurements that a script cannot show, with the reasons.
  static let unscripted: [Measurement] = motion + others + further

  private static let motion = [
    Measurement(
      id: "F7",
      conditions: "held 177 points beyond an end and let go, 36 samples",
      source: "https://github.com/samoylenkodmitry/Cranpose/pull/541",
      system: "as F1",
      reported: "157.3, 138.7, 121.7 … beyond: it starts at once with 1,300 points a second",
      verdict:
        "not modeled: a bounce begins with the speed of the finger, which was 0; the spring is "
        + "the same, and why it does not start from rest is not known"
    ),
    Measurement(
      id: "F9",
      conditions: "the slowest fling",
      source: "https://github.com/flutter/flutter/issues/103762",
      system: "not given, and iOS 26.5",
      reported: "below 83 points a second there is none; near 263 it is uncertain",
      verdict:
        "not modeled: a fling begins above the speed at which it ends, 10 points a second (P19)"
    ),
    Measurement(
      id: "F12",
      conditions: "34 hitches in 20 seconds of scrolling",
      source: "https://github.com/vultisig/vultisig-ios/issues/4974",
      system: "iOS 26.5.2, iPhone 16 Pro",
      reported: "114.2 ms a second",
      verdict:
        "not modeled: how late each hitch was is not reported; 2,271 ms of lateness in 20 s are "
        + "113.6 by the definition of B.6, which the metrics follow"
    ),
  ]

  private static let others = [
    Measurement(
      id: "A7",
      conditions: "as A1 with a bound `ScrollPosition` that the reader had scrolled away from",
      source: "https://github.com/ai-ecoverse/slicc/pull/2456",
      system: "iOS 26.5, telephones and a tablet",
      reported: "what is read moves by 258 to 529 points",
      verdict:
        "not modeled: here a position that the reader scrolled away from keeps nothing, and what "
        + "is read stays; nobody knows the rule by which it would move"
    ),
    Measurement(
      id: "A8",
      conditions: "`scrollPosition(id:)` together with `defaultScrollAnchor(.bottom)`",
      source: "https://github.com/ai-ecoverse/slicc docs/research/ios-transcript-uikit.md",
      system: "iOS 26.5",
      reported: "the finger cannot scroll back, in 14 attempts",
      verdict: "not modeled: a finger always wins, whatever a position or an anchor keeps"
    ),
    Measurement(
      id: "C7",
      conditions: "a lazy stack is measured in a popover",
      source: "https://github.com/spatie/bloom/pull/22",
      system: "macOS, version not given",
      reported: "it is as long as what it has made",
      verdict:
        "not modeled: a stack that is asked for its length before it was filled answers "
        + "with a sample of two (P16), which N1 contradicts in another way"
    ),
    Measurement(
      id: "N1",
      conditions: "a layout asks a lazy stack for its size twice in each pass, without a height",
      source: "https://github.com/manaflow-ai/cmux/pull/6188",
      system: "macOS, version not given",
      reported: "every row is made and measured in every pass",
      verdict: "not modeled: a sample of two is measured (P16); the report counts nothing"
    ),
    Measurement(
      id: "N2",
      conditions: "a lazy stack in a `VStack` in a scroll view, rows as high as their width says",
      source: "https://github.com/Mosnar/beadazzle/pull/6",
      system: "macOS 26.6.2",
      reported: "all rows are measured anew in each step of a scroll",
      verdict: "not modeled: it looks like a defect of one release"
    ),
    Measurement(
      id: "N3",
      conditions: "rows with controls come into a list and leave it",
      source: "https://github.com/abue-ammar/tinycast/pull/722",
      system: "macOS 27",
      reported: "11 ms to put a row in and as much to take it out",
      verdict:
        "not modeled: what a view costs is given to a window and is no answer of it; `remove` is "
        + "the cost of a row that leaves"
    ),
  ]

  private static let further = [
    Measurement(
      id: "O8",
      conditions: "160 eager cards are opened",
      source: "https://github.com/saurabhav88/EnviousWispr/issues/3064",
      system: "macOS, M5 Max, September 2026",
      reported: "about 110 ms",
      verdict:
        "not modeled: what a view costs is given to a window and is no answer of it; 160 cards of "
        + "0.69 ms take 110.4"
    ),
    Measurement(
      id: "O10",
      conditions: "the status bar is tapped while `scrollPosition(id:)` is bound",
      source: "https://github.com/feedback-assistant/reports/issues/806",
      system: "iOS 18 seed 8",
      reported: "the scroll goes to the top, and the bound id is not set",
      verdict: "not built yet: there is no status bar to tap"
    ),
    Measurement(
      id: "O13",
      conditions: "scroll views in the rows of a chat have a greatest height, then a definite one",
      source: "https://github.com/vellum-ai/vellum-assistant/pull/23611",
      system: "macOS, April 2026",
      reported: "with `frame(maxHeight:)` it hangs about 37 s, with `frame(height:)` about 24 s",
      verdict:
        "not modeled: how long measuring takes on a machine is no answer of a window, as in N3"
    ),
  ]
}

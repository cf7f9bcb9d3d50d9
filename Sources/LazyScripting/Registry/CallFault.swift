/// The part of a call that a mistake is about.
struct CallFault: Sendable, Equatable {
  /// An argument of a call.
  enum Argument: Sendable, Equatable {
    /// The name of a parameter.
    case label(String)
    /// The value of a parameter that is given by name.
    case value(String)
    /// The value at a position, from 0, or under the name of the position.
    case position(Int, name: String? = nil)
  }

  /// The name of what was called, without its owner; nil while it is not known.
  let callable: String?
  /// The argument; nil if the call as a whole is wrong.
  let argument: Argument?

  init(of callable: String? = nil, in argument: Argument?) {
    (self.callable, self.argument) = (callable, argument)
  }
}

extension Mistake {
  /// The same mistake, which is about an argument of the call that is checked.
  func about(_ argument: CallFault.Argument) -> Mistake {
    var mistake = self
    mistake.fault = CallFault(in: argument)
    return mistake
  }
}

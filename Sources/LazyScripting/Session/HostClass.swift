/// A class whose objects scripts hold.
///
/// It is declared where it is bound and found by its Swift type; see ``HostTypes``. Its methods and
/// fields are those that the registry has for its name.
protocol HostClass: AnyObject {
  /// The owner of its names in the registry, which scripts see as the type.
  static var className: String { get }

  /// Says how its objects print, compare and the like.
  static func describe(_ type: inout HostBehavior<Self>)
}

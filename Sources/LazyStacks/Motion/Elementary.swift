/// The exponential function, the logarithm, sine and cosine, from `+ − × ÷` alone.
///
/// Those of the C library differ in the last digit from one processor to the next, and so would
/// every offset of a fling. These do not. The series are those of Sun's fdlibm.
enum Elementary {
  private static let ln2High = 6.93147180369123816490e-01
  private static let ln2Low = 1.90821492927058770002e-10

  /// The exponential function, to about one unit in the last place.
  static func exp(_ x: Double) -> Double {
    if x.isNaN { return x }
    if x > 709.78 { return .infinity }
    if x < -745.13 { return 0 }
    let steps = (x / (ln2High + ln2Low)).rounded()
    let high = x - steps * ln2High
    let low = steps * ln2Low
    let rest = high - low
    let coefficients = [
      1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
      -1.65339022054652515390e-06, 4.13813679705723846039e-08,
    ]
    let square = rest * rest
    let c = rest - square * polynomial(coefficients, at: square)
    let power = 1 - ((low - rest * c / (2 - c)) - high)
    // In two steps, so that neither overflows where the product does not.
    let exponent = steps.whole
    let half = exponent / 2
    return power * scale(half) * scale(exponent - half)
  }

  /// The natural logarithm of a number above 0, to about one unit in the last place.
  static func log(_ x: Double) -> Double {
    guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
    var exponent = Double(x.exponent)
    var fraction = x.significand
    if fraction > 1.4142135623730951 {
      fraction /= 2
      exponent += 1
    }
    let f = fraction - 1
    let s = f / (2 + f)
    let square = s * s
    let coefficients = [
      6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
      2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
      1.479819860511658591e-01,
    ]
    let series = square * polynomial(coefficients, at: square)
    let half = 0.5 * f * f
    return exponent * ln2High - ((half - (s * (half + series) + exponent * ln2Low)) - f)
  }

  /// The sine and the cosine of an angle in radians, which is at most some thousands.
  static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
    let turns = (x / 1.5707963267948966).rounded()
    let rest = (x - turns * 1.57079632673412561417e+00) - turns * 6.07710050650619224932e-11
    let square = rest * rest
    let sines = [
      -1.66666666666666324348e-01, 8.33333333332248946124e-03, -1.98412698298579493134e-04,
      2.75573137070700676789e-06, -2.50507602534068634195e-08, 1.58969099521155010221e-10,
    ]
    let cosines = [
      4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
      -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11,
    ]
    let sine = rest + rest * square * polynomial(sines, at: square)
    let cosine = 1 - square / 2 + square * square * polynomial(cosines, at: square)
    switch turns.whole & 3 {
    case 0: return (sine, cosine)
    case 1: return (cosine, -sine)
    case 2: return (-sine, -cosine)
    default: return (-cosine, sine)
    }
  }

  private static func polynomial(_ coefficients: [Double], at x: Double) -> Double {
    coefficients.reversed().reduce(0) { $0 * x + $1 }
  }

  private static func scale(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }
}

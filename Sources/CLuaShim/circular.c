// Sine, cosine and tangent.
#include "elementary.h"

static const double quarter_pi = 7.85398163397448278999e-01;

/// The sine of x + tail for |x| ≤ π/4.
static double sine(double x, double tail) {
  static const double c[] = {
    8.33333333332248946124e-03, -1.98412698298579493134e-04, 2.75573137070700676789e-06,
    -2.50507602534068634195e-08, 1.58969099521155010221e-10};
  double square = x * x;
  double cube = square * x;
  double higher = SHIM_POLYNOMIAL(square, c);
  double rest = square * (0.5 * tail - cube * higher) - tail;
  return x - (rest - cube * -1.66666666666666324348e-01);
}

static double cosine(double x, double tail) {
  static const double c[] = {
    4.16666666666666019037e-02, -1.38888888888741095749e-03, 2.48015872894767294178e-05,
    -2.75573143513906633035e-07, 2.08757232129817482790e-09, -1.13596475577881948265e-11};
  double square = x * x;
  double higher = square * square * SHIM_POLYNOMIAL(square, c);
  double half = 0.5 * square;
  double main = 1 - half;
  return main + (((1 - main) - half) + (higher - x * tail));
}

/// The tangent of x + tail, or for `inverts` −1 over it.
static double tangent(double x, double tail, int inverts) {
  static const double c[] = {
    1.33333333333201242699e-01, 5.39682539762260521377e-02, 2.18694882948595424599e-02,
    8.86323982359930005737e-03, 3.59207910759131235356e-03, 1.45620945432529025516e-03,
    5.88041240820264096874e-04, 2.46463134818469906812e-04, 7.81794442939557092300e-05,
    7.14072491382608190305e-05, -1.85586374855275456654e-05, 2.59073051863633712884e-05};
  double sign = x < 0 ? -1 : 1;
  int near_eighth = fabs(x) >= 0.67434;
  if (near_eighth) {
    x = (quarter_pi - sign * x) + (3.06161699786838301793e-17 - sign * tail);
    tail = 0;
  }
  double square = x * x;
  double cube = square * x;
  double rest = tail + square * (cube * SHIM_POLYNOMIAL(square, c) + tail);
  rest += 3.33333333333334091986e-01 * cube;
  double sum = x + rest;
  if (near_eighth) {
    // tan(π/4 − u) = 1 − 2 (tan u − tan² u / (1 + tan u))
    double one = inverts ? -1 : 1;
    return sign * (one - 2 * (x + (rest - sum * sum / (sum + one))));
  }
  if (!inverts) return sum;
  double head = shim_upper_half(sum);
  double left = rest - (head - x);
  double inverse = -1 / sum;
  double inverse_head = shim_upper_half(inverse);
  return inverse_head + inverse * (1 + inverse_head * head + inverse_head * left);
}

static double of_quarters(ShimAngle angle) {
  double size = angle.quarters & 1 ? cosine(angle.rest, angle.tail) : sine(angle.rest, angle.tail);
  return angle.quarters & 2 ? -size : size;
}

/// True for a number without sine and cosine; `result` is then NaN.
static int is_endless(double x, double *result) {
  if (fabs(x) < INFINITY) return 0;
  *result = x != x ? x : shim_no_number(1);
  return 1;
}

double shim_sin(double x) {
  double result;
  if (is_endless(x, &result)) return result;
  if (fabs(x) < 0x1p-26) return x;
  if (fabs(x) <= quarter_pi) return sine(x, 0);
  return of_quarters(shim_reduce_angle(x));
}

double shim_cos(double x) {
  double result;
  if (is_endless(x, &result)) return result;
  if (fabs(x) < 0x1p-27) return 1;
  if (fabs(x) <= quarter_pi) return cosine(x, 0);
  ShimAngle angle = shim_reduce_angle(x);
  angle.quarters++;
  return of_quarters(angle);
}

double shim_tan(double x) {
  double result;
  if (is_endless(x, &result)) return result;
  if (fabs(x) < 0x1p-28) return x;
  if (fabs(x) <= quarter_pi) return tangent(x, 0, 0);
  ShimAngle angle = shim_reduce_angle(x);
  return tangent(angle.rest, angle.tail, angle.quarters & 1);
}

// The inverses of sine, cosine and tangent.
#include "elementary.h"

static const double pi = 3.14159265358979311600e+00;
static const double pi_low = 1.22464679914735317723e-16;
static const double half_pi = 1.57079632679489655800e+00;
static const double half_pi_low = 6.12323399573676603587e-17;

/// (asin(√z) − √z) / √z for z ≤ ¼.
static double arc_excess(double z) {
  static const double p[] = {
    1.66666666666666657415e-01, -3.25565818622400915405e-01, 2.01212532134862925881e-01,
    -4.00555345006794114027e-02, 7.91534994289814532176e-04, 3.47933107596021167570e-05};
  static const double q[] = {
    1, -2.40339491173441421878e+00, 2.02094576023350569471e+00, -6.88283971605453293030e-01,
    7.70381505559019352791e-02};
  return z * SHIM_POLYNOMIAL(z, p) / SHIM_POLYNOMIAL(z, q);
}

/// False for a number that is not the sine of an angle, or is that of a quarter turn.
static int is_inside(double x) {
  return fabs(x) < 1;
}

double shim_asin(double x) {
  double size = fabs(x);
  if (x != x) return x;
  if (size == 1) return x * half_pi + x * half_pi_low;
  if (!is_inside(x)) return shim_no_number(0);
  if (size < 0x1p-26) return x;
  if (size < 0.5) return x + x * arc_excess(x * x);
  // asin(x) = π/2 − 2 asin(√((1 − x) / 2))
  double z = 0.5 * (1 - size);
  double root = sqrt(z);
  double excess = arc_excess(z);
  if (size > 0.975) return copysign(half_pi - (2 * (root + root * excess) - half_pi_low), x);
  double head = shim_upper_half(root);
  double tail = (z - head * head) / (root + head);
  double rest = 2 * root * excess - (half_pi_low - 2 * tail);
  double main = 0.5 * half_pi - 2 * head;
  return copysign(0.5 * half_pi - (rest - main), x);
}

double shim_acos(double x) {
  if (x != x) return x;
  if (fabs(x) == 1) return x > 0 ? 0 : pi;
  if (!is_inside(x)) return shim_no_number(0);
  if (fabs(x) < 0x1p-57) return half_pi;
  if (fabs(x) < 0.5) return half_pi - (x - (half_pi_low - x * arc_excess(x * x)));
  double z = 0.5 * (1 - fabs(x));
  double root = sqrt(z);
  if (x < 0) return 2 * (half_pi - (root + (arc_excess(z) * root - half_pi_low)));
  double head = shim_upper_half(root);
  double tail = (z - head * head) / (root + head);
  return 2 * (head + (arc_excess(z) * root + tail));
}

/// The arc tangent of a number that is not negative, from that of the nearest of 0, ½, 1, 1½, ∞.
static double arc_tangent(double x) {
  static const double c[] = {
    3.33333333333329318027e-01, -1.99999999998764832476e-01, 1.42857142725034663711e-01,
    -1.11111104054623557880e-01, 9.09088713343650656196e-02, -7.69187620504482999495e-02,
    6.66107313738753120669e-02, -5.83357013379057348645e-02, 4.97687799461593236017e-02,
    -3.65315727442169155270e-02, 1.62858201153657823623e-02};
  static const double highs[] = {
    0, 4.63647609000806093515e-01, 7.85398163397448278999e-01, 9.82793723247329054082e-01,
    1.57079632679489655800e+00};
  static const double lows[] = {
    0, 2.26987774529616870924e-17, 3.06161699786838301793e-17, 1.39033110312309984516e-17,
    6.12323399573676603587e-17};
  if (x >= 0x1p66) return half_pi + half_pi_low;
  if (x < 0x1p-27) return x;
  int near = x < 0.4375 ? 0 : x < 0.6875 ? 1 : x < 1.1875 ? 2 : x < 2.4375 ? 3 : 4;
  switch (near) {
    case 1: x = (2 * x - 1) / (2 + x); break;
    case 2: x = (x - 1) / (x + 1); break;
    case 3: x = (x - 1.5) / (1 + 1.5 * x); break;
    case 4: x = -1 / x; break;
    default: break;
  }
  double square = x * x;
  double excess = x * (square * SHIM_POLYNOMIAL(square, c));
  if (near == 0) return x - excess;
  return highs[near] - ((excess - lows[near]) - x);
}

static double of_infinities(double y, double x) {
  if (fabs(y) < INFINITY) return x > 0 ? 0 : pi;
  if (fabs(x) < INFINITY) return half_pi;
  return x > 0 ? 0.5 * half_pi : 1.5 * half_pi;
}

double shim_atan2(double y, double x) {
  if (x != x || y != y) return x != x ? x : y;
  if (y == 0) return copysign(signbit(x) ? pi : 0, y);
  if (x == 0) return copysign(half_pi, y);
  if (isinf(x) || isinf(y)) return copysign(of_infinities(y, x), y);
  int apart = (int)(shim_bits(fabs(y)) >> 52) - (int)(shim_bits(fabs(x)) >> 52);
  if (apart > 60) return copysign(half_pi, y);
  if (x > 0) return copysign(arc_tangent(fabs(y) / x), y);
  double size = apart < -60 ? 0 : arc_tangent(fabs(y) / -x);
  return copysign(pi - (size - pi_low), y);
}

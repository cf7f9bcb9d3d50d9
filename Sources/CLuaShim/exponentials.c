// The exponential and the hyperbolic functions.
#include "elementary.h"

static const double ln2_high = 6.93147180369123816490e-01;
static const double ln2_low = 1.90821492927058770002e-10;
static const double per_ln2 = 1.44269504088896338700e+00;

/// y · 2^exponent with at most one rounding; `y` lies near 1.
static double scale(double y, int exponent) {
  if (exponent > 1023) return y * 0x1p1023 * shim_from_bits((uint64_t)exponent << 52);
  if (exponent >= -1000) return y * shim_from_bits((uint64_t)(exponent + 1023) << 52);
  return y * shim_from_bits((uint64_t)(exponent + 2023) << 52) * 0x1p-1000;
}

/// x = k ln 2 + r with |r| ≤ ln 2 / 2, and e^r from a rational function of r².
double shim_scaled_exp(double x, int exponent) {
  static const double p[] = {
    1.66666666666666019037e-01, -2.77777777770155933842e-03, 6.61375632143793436117e-05,
    -1.65339022054652515390e-06, 4.13813679705723846039e-08};
  int k = (int)(x * per_ln2 + (x < 0 ? -0.5 : 0.5));
  double high = x - k * ln2_high;
  double low = k * ln2_low;
  double r = high - low;
  double square = r * r;
  double c = r - square * SHIM_POLYNOMIAL(square, p);
  double y = 1 - ((low - (r * c) / (2 - c)) - high);
  return scale(y, k + exponent);
}

double shim_exp(double x) {
  if (x != x) return x;
  if (x > 709.782712893383973096) return INFINITY;
  if (x < -745.133219101941108420) return 0;
  if (fabs(x) < 0x1p-54) return 1;
  return shim_scaled_exp(x, 0);
}

/// x + x³/3! + x⁵/5! … for |x| < 1, to its last digit.
static double sinh_near_zero(double x) {
  static const double inverse_factorials[] = {
    1.0 / 6, 1.0 / 120, 1.0 / 5040, 1.0 / 362880, 1.0 / 39916800, 1.0 / 6227020800,
    1.0 / 1307674368000, 1.0 / 355687428096000};
  double square = x * x;
  return x + x * (square * SHIM_POLYNOMIAL(square, inverse_factorials));
}

static double cosh_near_zero(double x) {
  static const double inverse_factorials[] = {
    1.0 / 2, 1.0 / 24, 1.0 / 720, 1.0 / 40320, 1.0 / 3628800, 1.0 / 479001600,
    1.0 / 87178291200, 1.0 / 20922789888000};
  double square = x * x;
  return 1 + square * SHIM_POLYNOMIAL(square, inverse_factorials);
}

double shim_sinh(double x) {
  double size = fabs(x);
  if (!(size >= 0x1p-27)) return x;
  if (size < 1) return sinh_near_zero(x);
  double half;
  if (size > 710.4758600739439) half = INFINITY;
  else if (size > 40) half = shim_scaled_exp(size, -1);
  else half = 0.5 * (shim_exp(size) - 1 / shim_exp(size));
  return copysign(half, x);
}

double shim_cosh(double x) {
  double size = fabs(x);
  if (x != x) return x;
  if (size > 710.4758600739439) return INFINITY;
  if (size > 40) return shim_scaled_exp(size, -1);
  if (size < 0.55) return cosh_near_zero(x);
  double power = shim_exp(size);
  return 0.5 * (power + 1 / power);
}

double shim_tanh(double x) {
  double size = fabs(x);
  if (!(size >= 0x1p-27)) return x;
  if (size < 0.55) return sinh_near_zero(x) / cosh_near_zero(x);
  double rest = size > 22 ? 0 : 2 / (shim_exp(2 * size) + 1);
  return copysign(1 - rest, x);
}

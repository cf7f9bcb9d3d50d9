// Logarithms: x = 2^k (1 + f) with 1 + f between √½ and √2, and ln(1 + f) from s = f / (2 + f).
#include "elementary.h"

typedef struct {
  double exponent;
  double f;
  /// ln(1 + f) − f + f²/2
  double rest;
} Split;

/// True if the logarithm is infinite or NaN, which `result` then is.
static int is_special(double x, int negative, double *result) {
  if (x > 0 && x < INFINITY) return 0;
  if (x == 0) *result = -INFINITY;
  else *result = x < 0 ? shim_no_number(negative) : x;
  return 1;
}

static Split split(double x) {
  static const double odd[] = {
    6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01,
    2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01,
    1.479819860511658591e-01};
  int k = 0;
  if (x < 0x1p-1022) {
    x *= 0x1p54;
    k = -54;
  }
  // The exponent refers to a fraction from √½ on.
  uint64_t bits = shim_bits(x) + (0x3FF0000000000000 - 0x3FE6A09E00000000);
  k += (int)(bits >> 52) - 1023;
  Split split;
  split.exponent = k;
  split.f = shim_from_bits((bits & 0x000FFFFFFFFFFFFF) + 0x3FE6A09E00000000) - 1;
  double s = split.f / (2 + split.f);
  double square = s * s;
  double half = 0.5 * split.f * split.f;
  split.rest = s * (half + square * SHIM_POLYNOMIAL(square, odd));
  return split;
}

double shim_log(double x) {
  static const double ln2_high = 6.93147180369123816490e-01;
  static const double ln2_low = 1.90821492927058770002e-10;
  double result;
  if (is_special(x, 1, &result)) return result;
  Split parts = split(x);
  double half = 0.5 * parts.f * parts.f;
  double small = parts.rest + parts.exponent * ln2_low;
  return parts.exponent * ln2_high - ((half - small) - parts.f);
}

/// (ln(1 + f) + k ln 2) / ln b from 1 / ln b and log_b 2, both in two parts.
static double to_base(
  Split parts, double per_high, double per_low, double two_high, double two_low
) {
  double half = 0.5 * parts.f * parts.f;
  double high = shim_upper_half(parts.f - half);
  double low = (parts.f - high) - half + parts.rest;
  double first = parts.exponent * two_high;
  double second = high * per_high;
  double sum = first + second;
  double rest = parts.exponent * two_low + (low + high) * per_low + low * per_high;
  return rest + ((first - sum) + second) + sum;
}

double shim_log2(double x) {
  double result;
  if (is_special(x, 1, &result)) return result;
  return to_base(split(x), 1.44269504072144627571e+00, 1.67517131648865118353e-10, 1, 0);
}

double shim_log10(double x) {
  double result;
  if (is_special(x, 0, &result)) return result;
  return to_base(
    split(x), 4.34294481878168880939e-01, 2.50829467116452752298e-11, 3.01029995663611771306e-01,
    3.69423907715893078616e-13);
}

// Elementary functions made of + - * / and the square root alone, which IEEE 754 defines to the
// last bit. The C library chooses between variants with and without fused operations by what the
// processor can do, so its last bit differs from machine to machine.
//
// Methods and coefficients are those of fdlibm 5.3 (K. C. Ng, Sun Microsystems, 1993 to 2004;
// "freely granted" to use, copy and modify): arguments are reduced to a small interval, and a
// minimax polynomial is evaluated there. Measured errors are below 0.8 units in the last place, 1.3
// for `atan2`, 1.6 for `sinh` and `cosh`, 2.2 for `tanh`.
#ifndef SHIM_ELEMENTARY_H
#define SHIM_ELEMENTARY_H

#include <math.h>
#include <stdint.h>
#include <string.h>

#pragma STDC FP_CONTRACT OFF

double shim_exp(double x);
/// e to the x, times 2 to the `exponent`; does not overflow where only e to the x would.
double shim_scaled_exp(double x, int exponent);
double shim_sinh(double x);
double shim_cosh(double x);
double shim_tanh(double x);
double shim_log(double x);
double shim_log2(double x);
double shim_log10(double x);
double shim_sin(double x);
double shim_cos(double x);
double shim_tan(double x);
double shim_asin(double x);
double shim_acos(double x);
double shim_atan2(double y, double x);

/// An angle as a multiple of a quarter turn and a remainder from -π/4 to π/4, in two parts.
typedef struct {
  int quarters;
  double rest;
  double tail;
} ShimAngle;

ShimAngle shim_reduce_angle(double x);

static inline uint64_t shim_bits(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof(bits));
  return bits;
}

static inline double shim_from_bits(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof(x));
  return x;
}

/// The upper half of a number's digits; products of such halves are exact.
static inline double shim_upper_half(double x) {
  return shim_from_bits(shim_bits(x) & 0xFFFFFFFF00000000);
}

/// NaN with the sign that glibc gives it, because the sign shows when it is printed.
static inline double shim_no_number(int negative) {
  return shim_from_bits(negative ? 0xFFF8000000000000 : 0x7FF8000000000000);
}

/// c[0] + c[1] z + c[2] z² …
static inline double shim_polynomial(double z, const double *c, int count) {
  double sum = c[count - 1];
  for (int i = count - 2; i >= 0; i--) sum = c[i] + z * sum;
  return sum;
}

#define SHIM_POLYNOMIAL(z, c) shim_polynomial(z, c, (int)(sizeof(c) / sizeof(c[0])))

#endif

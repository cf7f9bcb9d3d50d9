// Angles of any size modulo a quarter turn, exactly: they are multiplied by 2/π in integers, with
// as many digits of 2/π as the angle's exponent requires (M. Payne and R. Hanek, 1983).
#include "elementary.h"

/// 2/π after the binary point, after 64 zeros so that angles below 1 find their digits, too.
static const uint64_t two_per_pi[] = {
  0,
  0xA2F9836E4E441529, 0xFC2757D1F534DDC0, 0xDB6295993C439041, 0xFE5163ABDEBBC561,
  0xB7246E3A424DD2E0, 0x06492EEA09D1921C, 0xFE1DEB1CB129A73E, 0xE88235F52EBB4484,
  0xE99C7026B45F7E41, 0x3991D639835339F4, 0x9C845F8BBDF9283B, 0x1FF897FFDE05980F,
  0xEF2F118B5A0A6D1F, 0x6D367ECF27CB09B7, 0x4F463F669E5FEA2D, 0x7527BAC7EBE5F17B,
  0x3D0739F78A5292EA, 0x6BFB5FB11F8D5D08, 0x56033046FC7B6BAB, 0xF0CFBC209AF4361D};

/// π/2 with 63 digits after the binary point.
static const uint64_t half_pi = 0xC90FDAA22168C234;

typedef unsigned __int128 Wide;

/// 64 binary digits of 2/π from `position` on.
static uint64_t digits(int position) {
  int word = position / 64;
  int shift = position % 64;
  if (shift == 0) return two_per_pi[word];
  return two_per_pi[word] << shift | two_per_pi[word + 1] >> (64 - shift);
}

/// The last 192 digits of an integer times 192 digits of 2/π, highest word first.
static void multiply(uint64_t integer, int position, uint64_t product[3]) {
  Wide sum = 0;
  for (int i = 2; i >= 0; i--) {
    sum += (Wide)integer * digits(position + 64 * i);
    product[i] = (uint64_t)sum;
    sum >>= 64;
  }
}

static void negate(uint64_t number[3]) {
  for (int i = 0; i < 3; i++) number[i] = ~number[i];
  for (int i = 2; i >= 0 && ++number[i] == 0; i--) {}
}

/// A fraction of 192 digits as 64 digits without leading zeros; how many those were.
static int normalize(const uint64_t number[3], uint64_t *result) {
  int word = 0;
  while (word < 2 && number[word] == 0) word++;
  if (number[word] == 0) {
    *result = 0;
    return 0;
  }
  int shift = __builtin_clzll(number[word]);
  uint64_t next = word < 2 ? number[word + 1] : 0;
  *result = number[word] << shift | (shift == 0 ? 0 : next >> (64 - shift));
  return 64 * word + shift;
}

/// For finite numbers of at least ½.
ShimAngle shim_reduce_angle(double x) {
  uint64_t bits = shim_bits(x);
  int exponent = (int)(bits >> 52 & 0x7FF) - 1075;
  uint64_t integer = (bits & 0x000FFFFFFFFFFFFF) | 0x0010000000000000;
  uint64_t product[3];
  // Two digits before the binary point are left; they count the quarters.
  multiply(integer, exponent + 62, product);
  int quarters = (int)(product[0] >> 62);
  for (int i = 0; i < 3; i++) product[i] = product[i] << 2 | (i < 2 ? product[i + 1] >> 62 : 0);
  int above = product[0] >> 63 != 0;
  if (above) negate(product);
  uint64_t fraction;
  int zeros = normalize(product, &fraction);
  Wide turned = (Wide)fraction * half_pi;
  double unit = shim_from_bits((uint64_t)(1023 - 63 - zeros) << 52);
  uint64_t top = (uint64_t)(turned >> 64);
  // Splits 64 digits into as many as a double holds, and the rest: both conversions are exact.
  uint64_t head = top & ~(uint64_t)0x7FF;
  double high = (double)head * unit;
  double low = (double)(top & 0x7FF) * unit;
  int negative = (int)(bits >> 63) ^ above;
  ShimAngle angle;
  angle.quarters = quarters + above;
  if (bits >> 63) angle.quarters = -angle.quarters;
  angle.quarters &= 3;
  angle.rest = negative ? -high : high;
  angle.tail = negative ? -low : low;
  return angle;
}

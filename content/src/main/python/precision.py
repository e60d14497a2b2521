"""Calculations that go wrong, and some that do not, for the lesson about rounding."""

from math import floor

from measure import distance
from vectors import length, minus, plus


# tag::thereAndBack[]
def there_and_back(p, distance):
    shift = distance * 1e15, 0
    return minus(plus(p, shift), shift)
# end::thereAndBack[]


# tag::isOnSegment[]
def is_on_segment(a, b, p):
    detour = distance(a, p) + distance(p, b) - distance(a, b)
    return detour <= 0.1
# end::isOnSegment[]


# tag::next[]
def next_number(p):
    gap, end = 1, 8
    while p[0] >= end:
        gap, end = 2 * gap, 2 * end
    return p[0] + gap, p[1]
# end::next[]


# tag::backFromAfar[]
def back_from_afar(p, distance, gap):
    there = p[0] + distance
    kept = gap * floor(there / gap + 0.5)
    return kept - distance, p[1]
# end::backFromAfar[]


# tag::scaledDistance[]
def scaled_distance(a, b):
    ab_v = minus(b, a)
    size = max(abs(ab_v[0]), abs(ab_v[1]))
    if size == 0:
        return 0.0
    return size * length((ab_v[0] / size, ab_v[1] / size))
# end::scaledDistance[]


# tag::reaches[]
def reaches(center, radius, p):
    across, up = int(p[0] - center[0]), int(p[1] - center[1])
    return across**2 + up**2 <= int(radius) ** 2
# end::reaches[]

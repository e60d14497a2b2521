"""Distances of points, and how one vector lies to another; in metres."""

from math import sqrt
from vectors import dot, length, minus, times, unit


# tag::distance[]
def distance(a, b):
    x, y = minus(b, a)
    return sqrt(x * x + y * y)
# end::distance[]


# tag::projection[]
def projection(v, w):
    if length(w) == 0:
        return 0.0, 0.0
    return times(unit(w), dot(v, w) / length(w))
# end::projection[]


# tag::leftNormal[]
def left_normal(a, b):
    ab_v = minus(b, a)
    if length(ab_v) == 0:
        return 0.0, 1.0
    x, y = unit(ab_v)
    return -y, x
# end::leftNormal[]


# tag::cross[]
def cross(v, w):
    normal = -v[1], v[0]
    return dot(normal, w)
# end::cross[]

"""Distances of points, and how far one vector reaches along another; in metres."""

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

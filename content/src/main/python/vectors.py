"""Points and vectors of the plane, as pairs (x, y), in metres."""

from math import sqrt


# tag::plus[]
def plus(p, v):
    return p[0] + v[0], p[1] + v[1]
# end::plus[]


# tag::minus[]
def minus(p, q):
    return p[0] - q[0], p[1] - q[1]
# end::minus[]


# tag::times[]
def times(v, factor):
    return v[0] * factor, v[1] * factor
# end::times[]


# tag::dot[]
def dot(v, w):
    return v[0] * w[0] + v[1] * w[1]
# end::dot[]


# tag::cross[]
def cross(v, w):
    return v[0] * w[1] - v[1] * w[0]
# end::cross[]


# tag::length[]
def length(v):
    return sqrt(dot(v, v))
# end::length[]


# tag::unit[]
def unit(v):
    return v[0] / length(v), v[1] / length(v)
# end::unit[]


# tag::perpendicular[]
def perpendicular(v):
    return -v[1], v[0]
# end::perpendicular[]

"""An endless line, as unit normal and offset, and a circle; touching counts."""

from measure import left_normal
from vectors import dot


# tag::side[]
def side(normal, offset, p):
    distance = signed_distance(normal, offset, p)
    return (distance > 0) - (distance < 0)
# end::side[]


# tag::through[]
def through(a, b):
    normal = left_normal(a, b)
    return normal, dot(normal, a)
# end::through[]


# tag::signedDistance[]
def signed_distance(normal, offset, p):
    return dot(normal, p) - offset
# end::signedDistance[]


# tag::overlaps[]
def overlaps(normal, offset, center, radius):
    return abs(signed_distance(normal, offset, center)) <= radius
# end::overlaps[]


# tag::offsetLine[]
def offset_line(normal, offset, radius):
    return normal, offset + radius
# end::offsetLine[]


# tag::offsetLineBySide[]
def offset_line_by_side(normal, offset, center, radius):
    distance = signed_distance(normal, offset, center)
    side = -1 if distance < 0 else 1
    return normal, offset + side * radius
# end::offsetLineBySide[]

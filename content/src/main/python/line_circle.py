"""An endless line, as unit normal and offset, and a circle; touching counts."""

from vectors import dot


# tag::side[]
def side(normal, offset, p):
    distance = signed_distance(normal, offset, p)
    return (distance > 0) - (distance < 0)
# end::side[]


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

"""Two solid circles, each a centre and a radius; touching counts."""

from vectors import length, minus, times, unit


# tag::overlaps[]
def overlaps(center, radius, other_center, other_radius):
    dist_v = minus(center, other_center)
    return length(dist_v) - (radius + other_radius) <= 0
# end::overlaps[]


# tag::offset[]
def offset(center, radius, other_center, other_radius):
    dist_v = minus(center, other_center)
    distance = length(dist_v)
    depth = radius + other_radius - distance
    if depth <= 0:
        return 0.0, 0.0
    direction = unit(dist_v) if distance > 0 else (0.0, 1.0)
    return times(direction, depth)
# end::offset[]

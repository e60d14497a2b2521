"""Two solid circles, each a centre and a radius; touching counts."""

from vectors import length, minus, times, unit


# tag::overlaps[]
def overlaps(center, radius, other_center, other_radius):
    way = minus(center, other_center)
    return length(way) - (radius + other_radius) <= 0
# end::overlaps[]


# tag::offset[]
def offset(center, radius, other_center, other_radius):
    way = minus(center, other_center)
    distance = length(way)
    depth = radius + other_radius - distance
    if depth <= 0:
        return 0.0, 0.0
    direction = unit(way) if distance > 0 else (0.0, 1.0)
    return times(direction, depth)
# end::offset[]

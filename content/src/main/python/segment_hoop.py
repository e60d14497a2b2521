"""A segment from a to b and a hoop, a circle's outline alone; touching counts."""

from segment_circle import closest_point
from vectors import length, minus


# tag::overlaps[]
def overlaps(a, b, center, radius):
    least = length(minus(closest_point(a, b, center), center))
    most = length(minus(farthest_point(a, b, center), center))
    return least <= radius <= most
# end::overlaps[]


# tag::farthestPoint[]
def farthest_point(a, b, p):
    return a if length(minus(a, p)) > length(minus(b, p)) else b
# end::farthestPoint[]

"""A pass from a to b among opponents, each a pair of centre and radius; touching counts."""

from math import inf

from segment_circle import closest_point, overlaps
from vectors import length, minus


# tag::isClean[]
def is_clean(a, b, opponents):
    return not any(overlaps(a, b, center, radius) for center, radius in opponents)
# end::isClean[]


# tag::reaches[]
def reaches(a, b, ball_speed, center, radius, speed, reaction):
    flight = length(minus(b, a)) / ball_speed
    running = max(0, flight - reaction)
    return overlaps(a, b, center, radius + speed * running)
# end::reaches[]


# tag::clearance[]
def clearance(a, b, opponents):
    return min(
        (length(minus(center, closest_point(a, b, center))) - radius for center, radius in opponents),
        default=inf,
    )
# end::clearance[]

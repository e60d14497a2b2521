"""Two circles that both move straight ahead for one step: times from 0 to 1, or NEVER."""

from math import inf, sqrt

from vectors import dot, minus

NEVER = inf


# tag::relative[]
def relative(v, w):
    return minus(v, w)
# end::relative[]


# tag::timeToTouch[]
def time_to_touch(one, radius, v, other, other_radius, w):
    seen, dist_v, reach = minus(v, w), minus(one, other), radius + other_radius
    a = dot(seen, seen)
    b = dot(dist_v, seen)
    c = dot(dist_v, dist_v) - reach * reach
    if c < 0:
        return 0.0
    discriminant = b * b - a * c
    if b >= 0 or discriminant <= 0:
        return NEVER
    time = (-b - sqrt(discriminant)) / a
    return time if time <= 1 else NEVER
# end::timeToTouch[]

"""A ball that rolls straight ahead, and players who run to meet it: times, or NEVER."""

from math import inf, sqrt

from vectors import dot, minus

NEVER = inf


# tag::timeToBall[]
def time_to_ball(ball, v, player, radius, speed):
    dist_v = minus(ball, player)
    a = dot(v, v) - speed * speed
    b = dot(dist_v, v) - radius * speed
    c = dot(dist_v, dist_v) - radius * radius
    if c <= 0:
        return 0.0
    if a >= 0 and b >= 0:
        return NEVER
    if a == 0:
        return -c / (2 * b)
    discriminant = b * b - a * c
    if discriminant < 0:
        return NEVER
    return (-b - sqrt(discriminant)) / a
# end::timeToBall[]


# tag::isOurs[]
def is_ours(ball, v, mate, radius, opponents, speed):
    ours = time_to_ball(ball, v, mate, radius, speed)
    theirs = (time_to_ball(ball, v, player, reach, speed) for player, reach in opponents)
    return ours < NEVER and all(time > ours for time in theirs)
# end::isOurs[]

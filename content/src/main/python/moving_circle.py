"""A circle that moves straight ahead for one step: times from 0 to 1, or NEVER."""

from math import inf, sqrt

from vectors import dot, length, minus, perpendicular, plus, times, unit

NEVER = inf


# tag::timeToLine[]
def time_to_line(center, radius, velocity, normal, offset):
    distance = dot(normal, center) - offset
    speed = dot(normal, velocity)
    if distance < 0:
        distance, speed = -distance, -speed
    gap = distance - radius
    if gap < 0:
        return 0.0
    if speed >= 0:
        return NEVER
    time = gap / -speed
    return time if time <= 1 else NEVER
# end::timeToLine[]


# tag::contactWithLine[]
def contact_with_line(center, velocity, normal, offset, time):
    there = plus(center, times(velocity, time))
    distance = dot(normal, there) - offset
    return minus(there, times(normal, distance))
# end::contactWithLine[]


# tag::timeToPoint[]
def time_to_point(center, radius, velocity, point):
    dist_v = minus(center, point)
    a = dot(velocity, velocity)
    b = dot(dist_v, velocity)
    c = dot(dist_v, dist_v) - radius * radius
    if c < 0:
        return 0.0
    if b >= 0:
        return NEVER
    discriminant = b * b - a * c
    if discriminant <= 0:
        return NEVER
    time = (-b - sqrt(discriminant)) / a
    return time if time <= 1 else NEVER
# end::timeToPoint[]


# tag::timeToSide[]
def time_to_side(center, radius, velocity, a, b):
    seg_v = minus(b, a)
    if length(seg_v) == 0:
        return NEVER
    normal = unit(perpendicular(seg_v))
    time = time_to_line(center, radius, velocity, normal, dot(normal, a))
    if time == NEVER:
        return NEVER
    there = plus(center, times(velocity, time))
    proj = dot(minus(there, a), unit(seg_v))
    return time if 0 <= proj <= length(seg_v) else NEVER
# end::timeToSide[]


# tag::timeToSegment[]
def time_to_segment(center, radius, velocity, a, b):
    return min(
        time_to_side(center, radius, velocity, a, b),
        time_to_point(center, radius, velocity, a),
        time_to_point(center, radius, velocity, b),
    )
# end::timeToSegment[]


# tag::timeToFirst[]
def time_to_first(center, radius, velocity, segments):
    hits = (time_to_segment(center, radius, velocity, a, b) for a, b in segments)
    return min(hits, default=NEVER)
# end::timeToFirst[]

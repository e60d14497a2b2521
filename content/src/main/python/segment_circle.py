"""A segment from a to b and a solid circle; touching counts."""

from math import sqrt

from vectors import dot, length, minus, perpendicular, plus, times, unit


# tag::closestPoint[]
def closest_point(a, b, p):
    seg_v = minus(b, a)
    p_v = minus(p, a)
    if length(seg_v) == 0:
        return a
    proj = dot(p_v, unit(seg_v))
    if proj <= 0:
        return a
    if proj >= length(seg_v):
        return b
    return plus(a, times(unit(seg_v), proj))
# end::closestPoint[]


# tag::closestPointByPart[]
def closest_point_by_part(a, b, p):
    seg_v = minus(b, a)
    length_squared = dot(seg_v, seg_v)
    if length_squared == 0:
        return a
    part = dot(minus(p, a), seg_v) / length_squared
    t = max(0.0, min(1.0, part))
    return plus(a, times(seg_v, t))
# end::closestPointByPart[]


# tag::overlaps[]
def overlaps(a, b, center, radius):
    closest = closest_point(a, b, center)
    return length(minus(center, closest)) <= radius
# end::overlaps[]


# tag::offset[]
def offset(a, b, center, radius):
    closest = closest_point(a, b, center)
    dist_v = minus(center, closest)
    distance = length(dist_v)
    depth = radius - distance
    if depth <= 0:
        return 0.0, 0.0
    direction = unit(dist_v) if distance > 0 else left_of(a, b)
    return times(direction, depth)
# end::offset[]


# tag::leftOf[]
def left_of(a, b):
    seg_v = minus(b, a)
    if length(seg_v) == 0:
        return 0.0, 1.0
    return perpendicular(unit(seg_v))
# end::leftOf[]


# tag::crossings[]
def crossings(segment_a, segment_b, center, radius):
    seg_v = minus(segment_b, segment_a)
    from_center = minus(segment_a, center)
    a = dot(seg_v, seg_v)
    b = 2 * dot(from_center, seg_v)
    c = dot(from_center, from_center) - radius * radius
    discriminant = b * b - 4 * a * c
    if a == 0 or discriminant < 0:
        return []
    root = sqrt(discriminant)
    first = (-b - root) / (2 * a)
    second = (-b + root) / (2 * a)
    roots = [first] if first == second else [first, second]
    return [u for u in roots if 0 <= u <= 1]
# end::crossings[]

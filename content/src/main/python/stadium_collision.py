"""Stadiums: segments with a radius. Touching counts."""

import segment_circle
from segment_circle import closest_point
from vectors import cross, length, minus, times


# tag::overlapsPoint[]
def overlaps_point(a, b, radius, p):
    return segment_circle.overlaps(a, b, p, radius)
# end::overlapsPoint[]


# tag::overlapsCircle[]
def overlaps_circle(a, b, radius, center, circle_radius):
    return segment_circle.overlaps(a, b, center, radius + circle_radius)
# end::overlapsCircle[]


# tag::overlapsStadium[]
def overlaps_stadium(a, b, radius, c, d, other_radius):
    return distance(a, b, c, d) <= radius + other_radius
# end::overlapsStadium[]


# tag::distance[]
def distance(a, b, c, d):
    if segments_cross(a, b, c, d):
        return 0.0
    return min(
        distance_to_point(a, b, c),
        distance_to_point(a, b, d),
        distance_to_point(c, d, a),
        distance_to_point(c, d, b),
    )
# end::distance[]


# tag::distanceToPoint[]
def distance_to_point(a, b, p):
    return length(minus(p, closest_point(a, b, p)))
# end::distanceToPoint[]


# tag::cross[]
def segments_cross(a, b, c, d):
    one, other = minus(b, a), minus(d, c)
    c_and_d_apart = cross(one, minus(c, a)) * cross(one, minus(d, a)) < 0
    a_and_b_apart = cross(other, minus(a, c)) * cross(other, minus(b, c)) < 0
    return c_and_d_apart and a_and_b_apart
# end::cross[]


# tag::offsetPoint[]
def offset_point(a, b, radius, p):
    return segment_circle.offset(a, b, p, radius)
# end::offsetPoint[]


# tag::offsetCircle[]
def offset_circle(a, b, radius, center, circle_radius):
    return segment_circle.offset(a, b, center, radius + circle_radius)
# end::offsetCircle[]


# tag::offsetStadium[]
def offset_stadium(a, b, radius, c, d, other_radius):
    reach = radius + other_radius
    away = [segment_circle.offset(a, b, end, reach) for end in (c, d)]
    back = [segment_circle.offset(c, d, end, reach) for end in (a, b)]
    return longer(longer(*away), times(longer(*back), -1))
# end::offsetStadium[]


# tag::longer[]
def longer(first, second):
    return second if length(second) > length(first) else first
# end::longer[]

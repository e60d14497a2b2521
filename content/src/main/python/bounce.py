"""A ball that meets a wall: its velocity after that, and the rest of its step."""

from moving_circle import NEVER, time_to_first, time_to_segment
from segment_circle import closest_point
from vectors import dot, length, minus, plus, times, unit

MOST = 8
PICTURES = 50
STEP = 0.05
GRAVITY = (0, -9.8)
ALONG = 1e-9


# tag::reflected[]
def reflected(velocity, normal):
    direction = unit(normal)
    normal_part = times(direction, dot(velocity, direction))
    return minus(velocity, times(normal_part, 2))
# end::reflected[]


# tag::velocityAfter[]
def velocity_after(velocity, normal, e):
    direction = unit(normal)
    speed = dot(velocity, direction)
    if speed >= 0:
        return velocity
    normal_part = times(direction, speed)
    tangent_part = minus(velocity, normal_part)
    return minus(tangent_part, times(normal_part, e))
# end::velocityAfter[]


# tag::centerAfter[]
def center_after(center, radius, velocity, a, b, e):
    time = time_to_segment(center, radius, velocity, a, b)
    if time == NEVER:
        return plus(center, velocity)
    there = plus(center, times(velocity, time))
    normal = minus(there, closest_point(a, b, there))
    after = velocity_after(velocity, normal, e)
    return plus(there, times(after, 1 - time))
# end::centerAfter[]


# tag::path[]
def path(center, radius, velocity, walls, e):
    places, move = [], velocity
    while len(places) < MOST:
        near = ahead(center, move, walls)
        time = time_to_first(center, radius, move, near)
        if time == NEVER:
            return places + [plus(center, move)]
        center = plus(center, times(move, time))
        places.append(center)
        normal = minus(center, closest(center, near))
        move = times(velocity_after(move, normal, e), 1 - time)
    return places
# end::path[]


# tag::ahead[]
def ahead(center, move, walls):
    def is_ahead(wall):
        normal = minus(center, closest_point(*wall, center))
        return -dot(move, normal) > ALONG * length(move) * length(normal)
    return [wall for wall in walls if is_ahead(wall)]
# end::ahead[]


# tag::closest[]
def closest(p, walls):
    points = [closest_point(a, b, p) for a, b in walls]
    return min(points, key=lambda point: length(minus(point, p)))
# end::closest[]


# tag::fall[]
def fall(center, radius, v, normal, offset, e, slow):
    places = []
    while len(places) < PICTURES:
        v = plus(v, times(GRAVITY, STEP))
        center = plus(center, times(v, STEP))
        depth = radius - (dot(normal, center) - offset)
        if depth > 0:
            speed = dot(normal, v)
            v = velocity_after(v, normal, 0 if -speed < slow else e)
            center = plus(center, times(normal, depth))
        places.append(center)
    return places
# end::fall[]

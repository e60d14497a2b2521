"""Polygons, as lists of their corners in order; touching counts."""

from math import inf

from vectors import cross, dot, length, minus, perpendicular, times, unit


def edges(polygon):
    return zip(polygon[-1:] + polygon[:-1], polygon)


# tag::area[]
def area(polygon):
    total = 0
    for a, b in edges(polygon):
        total += cross(a, b)
    return total / 2
# end::area[]


# tag::isConvex[]
def is_convex(polygon):
    before = polygon[-2:] + polygon[:-2]
    turns = [cross(minus(b, a), minus(c, b)) for a, (b, c) in zip(before, edges(polygon))]
    return not (any(turn > 0 for turn in turns) and any(turn < 0 for turn in turns))
# end::isConvex[]


# tag::inTriangle[]
def in_triangle(a, b, c, p):
    beside = [cross(minus(end, start), minus(p, start)) for start, end in ((a, b), (b, c), (c, a))]
    return all(side >= 0 for side in beside) or all(side <= 0 for side in beside)
# end::inTriangle[]


# tag::contains[]
def contains(polygon, p):
    return all(cross(minus(b, a), minus(p, a)) >= 0 for a, b in edges(polygon))
# end::contains[]


# tag::isInside[]
def is_inside(polygon, p):
    count = len([1 for a, b in edges(polygon) if crosses(a, b, p)])
    return count % 2 == 1
# end::isInside[]


# tag::crosses[]
def crosses(a, b, p):
    if not min(a[1], b[1]) <= p[1] < max(a[1], b[1]):
        return False
    part = (p[1] - a[1]) / (b[1] - a[1])
    return a[0] + part * (b[0] - a[0]) > p[0]
# end::crosses[]


# tag::low[]
def low(polygon, axis):
    return min(dot(corner, axis) for corner in polygon)
# end::low[]


# tag::high[]
def high(polygon, axis):
    return max(dot(corner, axis) for corner in polygon)
# end::high[]


# tag::gap[]
def gap(a, b, axis):
    if length(axis) == 0:
        return 0
    direction = times(axis, 1 / length(axis))
    after = low(b, direction) - high(a, direction)
    before = low(a, direction) - high(b, direction)
    return max(after, before)
# end::gap[]


# tag::normals[]
def normals(polygon):
    ways = [minus(b, a) for a, b in edges(polygon)]
    return [perpendicular(unit(way)) for way in ways if length(way) > 0]
# end::normals[]


# tag::axes[]
def axes(a, b):
    return normals(a) + normals(b)
# end::axes[]


# tag::overlaps[]
def overlaps(a, b):
    return all(gap(a, b, axis) <= 0 for axis in axes(a, b))
# end::overlaps[]


# tag::offset[]
def offset(a, b):
    least, best = inf, (0, 0)
    for axis in axes(a, b):
        forward = high(b, axis) - low(a, axis)
        back = high(a, axis) - low(b, axis)
        depth = min(forward, back)
        if depth <= 0:
            return 0, 0
        if depth < least:
            least = depth
            best = times(axis, depth if forward <= back else -depth)
    return best
# end::offset[]

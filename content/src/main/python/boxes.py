"""An upright box, its left, bottom, right and top; touching counts."""

from math import inf

from vectors import length, minus


# tag::closestPoint[]
def closest_point(box, p):
    left, bottom, right, top = box
    return max(left, min(p[0], right)), max(bottom, min(p[1], top))
# end::closestPoint[]


# tag::overlaps[]
def overlaps(box, center, radius):
    return length(minus(center, closest_point(box, center))) <= radius
# end::overlaps[]


# tag::hits[]
def hits(a, b, box):
    left, bottom, right, top = box
    seg_v = minus(b, a)
    in_x, out_x = entry(a[0], seg_v[0], left, right), exit(a[0], seg_v[0], left, right)
    in_y, out_y = entry(a[1], seg_v[1], bottom, top), exit(a[1], seg_v[1], bottom, top)
    return max(0, in_x, in_y) <= min(1, out_x, out_y)
# end::hits[]


# tag::rayEntry[]
def ray_entry(start, direction, box):
    left, bottom, right, top = box
    x, y = start
    dx, dy = direction
    ray_in = max(0, entry(x, dx, left, right), entry(y, dy, bottom, top))
    ray_out = min(exit(x, dx, left, right), exit(y, dy, bottom, top))
    return ray_in if ray_in <= ray_out else inf
# end::rayEntry[]


# tag::entry[]
def entry(start, move, low, high):
    if move == 0:
        return -inf if low <= start <= high else inf
    return min((low - start) / move, (high - start) / move)
# end::entry[]


# tag::exit[]
def exit(start, move, low, high):
    if move == 0:
        return inf
    return max((low - start) / move, (high - start) / move)
# end::exit[]

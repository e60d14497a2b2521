"""How far apart two convex shapes are, after Gilbert, Johnson and Keerthi; shapes are their corners."""

from vectors import cross, dot, length, minus, plus, times

ROUNDS = 20


# tag::support[]
def support(polygon, direction):
    return max(polygon, key=lambda corner: dot(corner, direction))
# end::support[]


# tag::corner[]
def corner(a, b, direction):
    return minus(support(a, direction), support(b, times(direction, -1)))
# end::corner[]


# tag::farthestCorner[]
def farthest_corner(a1, a2, b1, b2, direction):
    return corner([a1, a2], [b1, b2], direction)
# end::farthestCorner[]


# tag::part[]
def part(p, q):
    edge = minus(q, p)
    if dot(edge, edge) == 0:
        return 0.0
    return max(0.0, min(1.0, -dot(p, edge) / dot(edge, edge)))
# end::part[]


# tag::nearest[]
def nearest(p, q):
    return plus(p, times(minus(q, p), part(p, q)))
# end::nearest[]


# tag::beyond[]
def beyond(p, q, r):
    closest = nearest(p, q)
    return min(dot(p, closest), dot(q, closest)) - dot(r, closest)
# end::beyond[]


# tag::surrounds[]
def surrounds(p, q, r):
    areas = [cross(p, q), cross(q, r), cross(r, p)]
    return all(area > 0 for area in areas) or all(area < 0 for area in areas)
# end::surrounds[]


# tag::dropsP[]
def drops_p(p, q, r):
    return length(nearest(q, r)) < length(nearest(p, r))
# end::dropsP[]


# tag::shortestWay[]
def shortest_way(a, b):
    p = q = closest = minus(a[0], b[0])
    for _ in range(ROUNDS):
        r = corner(a, b, times(closest, -1))
        if beyond(p, q, r) <= 0:
            return closest
        if surrounds(p, q, r):
            return 0, 0
        p, q = (q if drops_p(p, q, r) else p), r
        closest = nearest(p, q)
    return closest
# end::shortestWay[]


# tag::witness[]
def witness(p, q, of_p, of_q):
    return plus(of_p, times(minus(of_q, of_p), part(p, q)))
# end::witness[]


# tag::gap[]
def gap(core, radius, polygon):
    return length(shortest_way(core, polygon)) - radius
# end::gap[]

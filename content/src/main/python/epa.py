"""How deep two convex shapes are in each other, by a polytope that grows in their difference."""

from gjk import corner
from vectors import dot, length, minus, perpendicular, times


# tag::outward[]
def outward(p, q):
    return perpendicular(minus(p, q))
# end::outward[]


# tag::distance[]
def distance(p, q):
    out = outward(p, q)
    return dot(p, out) / length(out) if length(out) > 0 else 0
# end::distance[]


# tag::nearestEdge[]
def nearest_edge(polytope):
    ends = polytope[1:] + polytope[:1]
    distances = [distance(p, q) for p, q in zip(polytope, ends)]
    return distances.index(min(distances))
# end::nearestEdge[]


# tag::grown[]
def grown(polytope, edge, corner):
    return polytope[:edge + 1] + [corner] + polytope[edge + 1:]
# end::grown[]


# tag::foot[]
def foot(p, q):
    if distance(p, q) <= 0:
        return 0, 0
    out = outward(p, q)
    return times(out, distance(p, q) / length(out))
# end::foot[]


# tag::wayOut[]
def way_out(a, b):
    polytope = [corner(a, b, (-1, 0)), corner(a, b, (1, 0))]
    for _ in a + b:
        edge = nearest_edge(polytope)
        p, q = polytope[edge], polytope[(edge + 1) % len(polytope)]
        out = outward(p, q)
        r = corner(a, b, out)
        if dot(minus(r, p), out) <= 0:
            break
        polytope = grown(polytope, edge, r)
    return foot(p, q)
# end::wayOut[]

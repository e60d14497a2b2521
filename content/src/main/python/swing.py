"""What a motor can hold and how long a swing takes; in metres, kilograms and seconds."""

from math import inf, pi, sqrt

from vectors import length, minus


# tag::canHold[]
def can_hold(hinge, bob, other, mass, limit):
    reach = bob[0] - hinge[0]
    other_reach = other[0] - hinge[0]
    torque = 9.81 * mass * abs(reach + other_reach)
    return torque <= limit
# end::canHold[]


# tag::period[]
def period(hinge, bob):
    rod = minus(bob, hinge)
    if length(rod) == 0:
        return 0.0
    cosine = -rod[1] / length(rod)
    mean, root = 1.0, sqrt((1 + cosine) / 2)
    if root == 0:
        return inf
    while mean - root > 1e-9:
        mean, root = (mean + root) / 2, sqrt(mean * root)
    return 2 * pi * sqrt(length(rod) / 9.81) / mean
# end::period[]

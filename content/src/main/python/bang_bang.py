"""A motor that knows two velocities, and rules that choose between them; in radians and seconds."""

from math import ceil, floor, inf, pi


# tag::plain[]
def plain(angle):
    return -0.1 if angle > 2.5 else 2.0
# end::plain[]


# tag::control[]
def control(angle, rate):
    error = angle - 2.5
    if error <= -pi:
        error += 2 * pi
    soon = error + 0.2 * rate
    return -0.1 if soon > 0 else 2.0
# end::control[]


# tag::firstSwitch[]
def first_switch(velocity, threshold, step):
    turn = velocity * step
    if turn <= 0:
        return inf
    return floor(threshold / turn) + 1
# end::firstSwitch[]


# tag::safeThreshold[]
def safe_threshold(limit, velocity, step):
    return limit - velocity * step
# end::safeThreshold[]


# tag::shortWay[]
def short_way(angle, target):
    turn = angle - target
    if turn <= -pi:
        return turn + 2 * pi
    return turn - 2 * pi if turn > pi else turn
# end::shortWay[]


# tag::tooth[]
def tooth(up, down, step):
    steps = 1 + ceil(up * step / (down * step))
    return steps * step
# end::tooth[]

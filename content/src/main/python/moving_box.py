"""An upright box that moves, and one that stands: left, bottom, right, top. Times, or NEVER."""

from math import inf

NEVER = inf


# tag::timeToBox[]
def time_to_box(moving, v, still):
    left, bottom, right, top = moving
    still_left, still_bottom, still_right, still_top = still
    in_x = entry(left, right, v[0], still_left, still_right)
    in_y = entry(bottom, top, v[1], still_bottom, still_top)
    out_x = exit(left, right, v[0], still_left, still_right)
    out_y = exit(bottom, top, v[1], still_bottom, still_top)
    first, last = max(in_x, in_y), min(out_x, out_y)
    hits = first < last and last > 0 and first <= 1
    return max(0, first) if hits else NEVER
# end::timeToBox[]


# tag::entry[]
def entry(low, high, speed, still_low, still_high):
    if speed == 0:
        return -inf if low < still_high and still_low < high else inf
    gap = still_low - high if speed > 0 else still_high - low
    return gap / speed
# end::entry[]


# tag::exit[]
def exit(low, high, speed, still_low, still_high):
    if speed == 0:
        return inf
    gap = still_high - low if speed > 0 else still_low - high
    return gap / speed
# end::exit[]

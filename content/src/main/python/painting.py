"""From the world, in metres with y up, to a screen, in pixels with y down, and back."""


# tag::toScreen[]
def to_screen(p, corner, scale):
    right, down = p[0] - corner[0], corner[1] - p[1]
    return scale * right, scale * down
# end::toScreen[]


# tag::ovalCorner[]
def oval_corner(center, radius, corner, scale):
    top_left = center[0] - radius, center[1] + radius
    return to_screen(top_left, corner, scale)
# end::ovalCorner[]


# tag::toWorld[]
def to_world(corner, x, y, scale):
    return corner[0] + x / scale, corner[1] - y / scale
# end::toWorld[]

import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double dx = b.x() - a.x(), dy = b.y() - a.y(), l = dx * dx + dy * dy; if (l == 0) return a; double t = ((p.x() - a.x()) * dx + (p.y() - a.y()) * dy) / l; if (t < 0) t = 0; else if (t > 1) t = 1; return new Vec2(a.x() + t * dx, a.y() + t * dy); } }

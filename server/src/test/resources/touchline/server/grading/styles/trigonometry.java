import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double l = Math.hypot(b.x() - a.x(), b.y() - a.y()); if (l == 0) return a; double w = Math.atan2(b.y() - a.y(), b.x() - a.x()); double x = Math.cos(-w) * (p.x() - a.x()) - Math.sin(-w) * (p.y() - a.y()); x = Math.min(Math.max(x, 0), l); return new Vec2(a.x() + x * Math.cos(w), a.y() + x * Math.sin(w)); } }

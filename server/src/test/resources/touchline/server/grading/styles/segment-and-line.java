import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Segment s = new Segment(a, b); if (s.a().equals(s.b())) return a; Line line = Line.through(s.a(), s.b()); Vec2 foot = p.minus(line.normal().times(line.normal().dot(p) - line.offset())); Vec2 d = b.minus(a); double t = foot.minus(a).dot(d); return t <= 0 ? a : t >= d.lengthSquared() ? b : foot; } }

import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { Vec2 s = b.minus(a); if (s.length() == 0) return a; Vec2 u = s.unit(); double k = p.minus(a).dot(u); if (k <= 0) return a; if (k >= s.length()) return b; return a.plus(u.times(k)); } }

import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { var d = b.minus(a); var l = d.dot(d); var t = l > 0 ? p.minus(a).dot(d) / l : 0.0; return t <= 0 ? a : t >= 1 ? b : a.plus(d.times(t)); } }

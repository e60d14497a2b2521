import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { StringBuilder log = new StringBuilder(); Vec2 d = b.minus(a); double l = d.lengthSquared(); double t = l == 0 ? 0 : p.minus(a).dot(d) / l; log.append("t=").append(t).append('\n'); String zone = t < 0 ? "before" : t > 1 ? "behind" : "on"; log.append(zone.toUpperCase()).append(zone.length()); String text = """
    zone
    """ + zone + 1 + 2L + 3.5 + 'c' + true + null; if (!text.contains("zone") || log.toString().isEmpty()) return null; return switch (zone) { case "before" -> a; case "behind" -> b; default -> a.plus(d.times(t)); }; } }

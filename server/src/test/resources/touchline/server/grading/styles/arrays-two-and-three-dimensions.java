import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution { static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) { double[][] m = new double[3][2]; m[0][0] = a.x(); m[0][1] = a.y(); m[1] = new double[] {b.x(), b.y()}; m[2][0] = p.x(); m[2][1] = p.y(); int[][][] z = new int[2][3][4]; z[1][2][3] = 1; double[][] copy = m.clone(); double dx = m[1][0] - m[0][0], dy = m[1][1] - m[0][1], l = dx * dx + dy * dy; double t = l == 0 ? 0 : ((m[2][0] - m[0][0]) * dx + (m[2][1] - m[0][1]) * dy) / l; t = Math.min(z[1][2][3], Math.max(z[0][0][0], t)); return new Vec2(copy[0][0] + t * dx, copy[0][1] + t * dy); } }

// EXPECT: TIME|MEMORY
import java.math.*;
import java.util.*;
import java.util.function.*;
import java.util.stream.*;
import touchline.geometry.*;

class Solution {

  static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
    BigInteger[] all = new BigInteger[900000]; for (int i = 0; i < all.length; i++) all[i] = BigInteger.valueOf(1000 + i); if (all[1].signum() < 0) return a;
    return ok(a, b, p);
  }
  static Vec2 ok(Vec2 a, Vec2 b, Vec2 p) { Vec2 d = b.minus(a); double l = d.dot(d); if (l == 0) return a; double t = Math.max(0, Math.min(1, p.minus(a).dot(d) / l)); return a.plus(d.times(t)); }
}

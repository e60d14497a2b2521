// right
import touchline.geometry.*;

class Solution {
  static boolean inTriangle(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
    Edge[] edges = {new Edge(a, b, c), new Edge(b, c, a), new Edge(c, a, b)};
    for (Edge edge : edges) {
      if (edge.parts(p)) return false;
    }
    return true;
  }

  record Edge(Vec2 from, Vec2 to, Vec2 opposite) {
    /** Whether a point is on the other side than the third corner. */
    boolean parts(Vec2 p) {
      return beside(opposite) > 0 ? beside(p) < 0 : beside(p) > 0;
    }

    private double beside(Vec2 p) {
      return to.minus(from).cross(p.minus(from));
    }
  }
}

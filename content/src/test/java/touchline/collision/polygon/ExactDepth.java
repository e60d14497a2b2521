package touchline.collision.polygon;

import java.math.BigDecimal;
import java.util.List;
import touchline.geometry.Vec2;

/** The square of the depth of two shapes as a fraction, by the normals of all edges, both ways. */
final class ExactDepth {
  private ExactDepth() {}

  /** Of two that have a point in common. */
  static ExactDistance of(List<Vec2> a, List<Vec2> b) {
    ExactDistance least = null;
    for (List<Vec2> shape : List.of(a, b)) {
      for (int i = 0; i < shape.size(); i++) {
        BigDecimal[] edge = way(shape.get(i), shape.get((i + 1) % shape.size()));
        BigDecimal squared = dot(edge, edge);
        for (int sign = -1; sign <= 1 && squared.signum() > 0; sign += 2) {
          BigDecimal most = most(a, b, edge, sign);
          ExactDistance found = new ExactDistance(most.multiply(most), squared);
          least = least == null || found.isLess(least) ? found : least;
        }
      }
    }
    return least == null ? new ExactDistance(BigDecimal.ZERO, BigDecimal.ONE) : least;
  }

  /** Whether no edge of the two separates them: for shapes that have an area. */
  static boolean isInside(List<Vec2> a, List<Vec2> b) {
    boolean hasEdges = false;
    for (List<Vec2> shape : List.of(a, b)) {
      for (int i = 0; i < shape.size(); i++) {
        BigDecimal[] edge = way(shape.get(i), shape.get((i + 1) % shape.size()));
        for (int sign = -1; sign <= 1 && dot(edge, edge).signum() > 0; sign += 2) {
          hasEdges |= most(a, b, edge, -sign).add(most(a, b, edge, sign)).signum() > 0;
          if (most(a, b, edge, sign).signum() < 0) {
            return false;
          }
        }
      }
    }
    return hasEdges;
  }

  /** How far the difference reaches along the normal of an edge, times its length. */
  private static BigDecimal most(List<Vec2> a, List<Vec2> b, BigDecimal[] edge, int sign) {
    BigDecimal[] normal = {edge[1].negate(), edge[0]};
    BigDecimal most = null;
    for (Vec2 ofA : a) {
      for (Vec2 ofB : b) {
        BigDecimal far = dot(way(ofB, ofA), normal).multiply(BigDecimal.valueOf(sign));
        most = most == null ? far : most.max(far);
      }
    }
    return most == null ? BigDecimal.ZERO : most;
  }

  private static BigDecimal[] way(Vec2 from, Vec2 to) {
    return new BigDecimal[] {
      new BigDecimal(to.x()).subtract(new BigDecimal(from.x())),
      new BigDecimal(to.y()).subtract(new BigDecimal(from.y()))
    };
  }

  private static BigDecimal dot(BigDecimal[] one, BigDecimal[] other) {
    return one[0].multiply(other[0]).add(one[1].multiply(other[1]));
  }
}

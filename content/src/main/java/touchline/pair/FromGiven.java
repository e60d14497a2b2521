package touchline.pair;

import java.util.ArrayList;
import java.util.List;
import touchline.geometry.Vec2;
import touchline.trace.Step;

/**
 * Points and vectors that are as right as what is given: what the right method begins with, and the
 * ways from the first point that the other is given to its further ones.
 */
record FromGiven(List<Vec2> vectors) {
  /**
   * From the first step of each, the call.
   *
   * @param right of the right method, which may be given what the other has to make of points
   */
  static FromGiven of(Step right, Step other) {
    List<Vec2> vectors = new ArrayList<>(vectorsOf(right));
    List<Vec2> points = vectorsOf(other);
    for (int i = 1; i < points.size(); i++) {
      vectors.add(points.get(i).minus(points.get(0)));
    }
    return new FromGiven(List.copyOf(vectors));
  }

  private static List<Vec2> vectorsOf(Step call) {
    return Values.setIn(call).stream()
        .filter(Vec2.class::isInstance)
        .map(Vec2.class::cast)
        .toList();
  }

  boolean has(Object value, double tolerance) {
    return vectors.stream().anyMatch(vector -> Values.isSame(vector, value, tolerance));
  }
}

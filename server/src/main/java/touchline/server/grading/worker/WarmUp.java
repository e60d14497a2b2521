package touchline.server.grading.worker;

import java.util.List;
import touchline.code.Kind;
import touchline.code.Signature;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.Ran;

/** A first program, so that no student waits for the compiler's own classes to load. */
final class WarmUp {
  private static final String SOURCE =
      """
      import java.util.*;
      import touchline.geometry.*;

      class Solution {
        record Pair(double t, Vec2 at) {}

        static Vec2 closestPoint(Vec2 a, Vec2 b, Vec2 p) {
          List<Pair> pairs = new ArrayList<>();
          for (int i = 0; i <= 10; i++) {
            double t = i / 10.0;
            pairs.add(new Pair(t, a.plus(b.minus(a).times(t))));
          }
          Pair best = pairs.get(0);
          for (Pair pair : pairs) {
            if (pair.at().minus(p).lengthSquared() < best.at().minus(p).lengthSquared()) {
              best = pair;
            }
          }
          System.out.println("best " + best.t());
          return best.at();
        }
      }
      """;

  private WarmUp() {}

  static void run(Bench bench) {
    Signature signature =
        new Signature("closestPoint", List.of(Kind.POINT, Kind.POINT, Kind.POINT), Kind.POINT);
    List<double[]> inputs =
        List.of(new double[] {0, 0, 4, 0, 1, 2}, new double[] {0, 0, 0, 3, 1, 2});
    Ran ran = bench.run(Job.of(SOURCE, signature, inputs, ""));
    if (!(ran instanceof Ran.Finished)) {
      throw new IllegalStateException("the first program must run: " + ran);
    }
  }
}

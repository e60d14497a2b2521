package touchline.server.grading.worker;

import java.util.List;
import touchline.code.Signature;
import touchline.code.ValueType;
import touchline.server.grading.gate.AllowList;
import touchline.server.grading.gate.Library;
import touchline.server.grading.job.Job;
import touchline.server.grading.job.JobResult;

/**
 * First programs, so that no student waits for the compiler's own classes to load, and that none
 * finds a class of the library that was never initialized: if its initialization failed in the
 * middle of a hostile program, it would fail for all programs that come after.
 */
final class WarmUp {
  private static final String SOURCE =
      """
      import java.util.*;
      import touchline.geometry.*;

      class Solution {
        record Pair(double t, Vec2 at) {}

        static Vec2 nearest(Vec2 a, Vec2 b, Vec2 p) {
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

  private static final String BROKEN =
      "class Solution { int f() { int x = 1 return y; } void g() { int z = \"\"; h(); } }";

  private static final Signature SIGNATURE =
      new Signature(
          "nearest", List.of(ValueType.POINT, ValueType.POINT, ValueType.POINT), ValueType.POINT);

  private final Bench bench;

  WarmUp(Bench bench) {
    this.bench = bench;
  }

  /** For a process that takes jobs for long: the compiler has met most of the language. */
  void whole(AllowList allowed) {
    first(allowed);
    finished(bench.run(LibraryProgram.job(SIGNATURE)));
    bench.run(Job.of(BROKEN, SIGNATURE, List.of(new double[6]), ""));
  }

  /**
   * For one that takes a few jobs: a program that sets up the library was compiled before, and who
   * hands in something broken can wait.
   */
  void brief(AllowList allowed) {
    first(allowed);
    finished(bench.run(LibraryProgram.job(SIGNATURE), LibraryProgram.compiled()));
  }

  private void first(AllowList allowed) {
    SameOrder.set();
    allowed.types().forEach(Library::initialize);
    List<double[]> inputs =
        List.of(new double[] {0, 0, 4, 0, 1, 2}, new double[] {0, 0, 0, 3, 1, 2});
    finished(bench.run(Job.of(SOURCE, SIGNATURE, inputs, "")));
  }

  private static void finished(JobResult ran) {
    if (!(ran instanceof JobResult.Finished)) {
      throw new IllegalStateException("a first program must run: " + ran);
    }
  }
}

package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.NarrowphaseDetector;
import org.dyn4j.collision.narrowphase.Sat;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustBox;
import touchline.taught.Boxes;

/** Do box and circle touch? Every method answers how many of the pairs do. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BoxPairs.COUNT)
public class BoxBenchmark {
  /** What one writes without a library: rounded, unscaled. */
  @Benchmark
  public int plainLoop(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      double dx = pairs.x[i] - Math.max(pairs.left[i], Math.min(pairs.x[i], pairs.right[i]));
      double dy = pairs.y[i] - Math.max(pairs.bottom[i], Math.min(pairs.y[i], pairs.top[i]));
      touching += dx * dx + dy * dy <= pairs.radius[i] * pairs.radius[i] ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int touchline(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      touching += RobustBox.overlaps(pairs.boxes.get(i), pairs.circles.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int touchlineTaught(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      touching += Boxes.overlaps(pairs.boxes.get(i), pairs.circles.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int dyn4jSat(BoxPairs pairs) {
    return touching(new Sat(), pairs);
  }

  @Benchmark
  public int dyn4jGjk(BoxPairs pairs) {
    return touching(new Gjk(), pairs);
  }

  private static int touching(NarrowphaseDetector detector, BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      boolean touches =
          detector.detect(
              pairs.dyn4jBoxes.get(i),
              pairs.dyn4jBoxPlaces.get(i),
              pairs.dyn4jCircles.get(i),
              pairs.dyn4jCirclePlaces.get(i));
      touching += touches ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int jtsEnvelope(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      double distance = pairs.jtsBoxes.get(i).distance(pairs.jtsCenters.get(i));
      touching += distance <= pairs.radius[i] ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int libgdxIntersector(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      touching += Intersector.overlaps(pairs.gdxCircles.get(i), pairs.gdxBoxes.get(i)) ? 1 : 0;
    }
    return touching;
  }

  @Benchmark
  public int javaAwtEllipse(BoxPairs pairs) {
    int touching = 0;
    for (int i = 0; i < BoxPairs.COUNT; i++) {
      double width = pairs.right[i] - pairs.left[i];
      double height = pairs.top[i] - pairs.bottom[i];
      boolean touches =
          pairs.awtCircles.get(i).intersects(pairs.left[i], pairs.bottom[i], width, height);
      touching += touches ? 1 : 0;
    }
    return touching;
  }
}

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

/** Does the segment hit the box? Every method answers how many do. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BoxWays.COUNT)
public class BoxSegmentBenchmark {
  /** What one writes without a library: two bands, each with a division. */
  @Benchmark
  public int plainLoop(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      double byX = 1 / ways.dx[i];
      double byY = 1 / ways.dy[i];
      double toLeft = (ways.left[i] - ways.x[i]) * byX;
      double toRight = (ways.right[i] - ways.x[i]) * byX;
      double toBottom = (ways.bottom[i] - ways.y[i]) * byY;
      double toTop = (ways.top[i] - ways.y[i]) * byY;
      double entry = Math.max(Math.min(toLeft, toRight), Math.min(toBottom, toTop));
      double exit = Math.min(Math.max(toLeft, toRight), Math.max(toBottom, toTop));
      hits += Math.max(0, entry) <= Math.min(1, exit) ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int touchline(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      hits += RobustBox.hits(ways.segments.get(i), ways.boxes.get(i)) ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int touchlineTaught(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      hits += Boxes.hits(ways.segments.get(i), ways.boxes.get(i)) ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int dyn4jSat(BoxWays ways) {
    return hits(new Sat(), ways);
  }

  @Benchmark
  public int dyn4jGjk(BoxWays ways) {
    return hits(new Gjk(), ways);
  }

  private static int hits(NarrowphaseDetector detector, BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      boolean hit =
          detector.detect(
              ways.dyn4jSegments.get(i),
              ways.dyn4jOrigin,
              ways.dyn4jBoxes.get(i),
              ways.dyn4jBoxPlaces.get(i));
      hits += hit ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int jtsRectangle(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      boolean hit = ways.jtsBoxes.get(i).intersects(ways.jtsStarts.get(i), ways.jtsEnds.get(i));
      hits += hit ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int libgdxIntersector(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      boolean hit =
          Intersector.intersectSegmentRectangle(
              (float) ways.x[i],
              (float) ways.y[i],
              (float) (ways.x[i] + ways.dx[i]),
              (float) (ways.y[i] + ways.dy[i]),
              ways.gdxBoxes.get(i));
      hits += hit ? 1 : 0;
    }
    return hits;
  }

  @Benchmark
  public int javaAwtGeom(BoxWays ways) {
    int hits = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      hits += ways.awtBoxes.get(i).intersectsLine(ways.awtSegments.get(i)) ? 1 : 0;
    }
    return hits;
  }
}

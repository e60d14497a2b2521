package touchline.benchmark;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Vector3;
import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Raycast;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.box.RobustRay;
import touchline.taught.Boxes;

/**
 * When does the ray first meet the box? Every method answers the sum over all that do. JTS and
 * java.awt know segments and no rays.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BoxWays.COUNT)
public class BoxRayBenchmark {
  /** What one writes without a library: two bands, each with a division. */
  @Benchmark
  public double plainLoop(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      double byX = 1 / ways.dx[i];
      double byY = 1 / ways.dy[i];
      double toLeft = (ways.left[i] - ways.x[i]) * byX;
      double toRight = (ways.right[i] - ways.x[i]) * byX;
      double toBottom = (ways.bottom[i] - ways.y[i]) * byY;
      double toTop = (ways.top[i] - ways.y[i]) * byY;
      double entry = Math.max(Math.min(toLeft, toRight), Math.min(toBottom, toTop));
      double exit = Math.min(Math.max(toLeft, toRight), Math.max(toBottom, toTop));
      double from = Math.max(0, entry);
      sum += from <= exit ? 1 + from : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchline(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      var time = RobustRay.entry(ways.starts.get(i), ways.directions.get(i), ways.boxes.get(i));
      sum += time.isPresent() ? 1 + time.getAsDouble() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      double time = Boxes.rayEntry(ways.starts.get(i), ways.directions.get(i), ways.boxes.get(i));
      sum += time < Boxes.NEVER ? 1 + time : 0;
    }
    return sum;
  }

  /** A length of 0 means without end. */
  @Benchmark
  public double dyn4jRaycast(BoxWays ways) {
    Gjk detector = new Gjk();
    Raycast found = new Raycast();
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      boolean meets =
          detector.raycast(
              ways.dyn4jRays.get(i), 0, ways.dyn4jBoxes.get(i), ways.dyn4jBoxPlaces.get(i), found);
      sum += meets ? 1 + found.getDistance() / ways.length[i] : 0;
    }
    return sum;
  }

  @Benchmark
  public double libgdxIntersector(BoxWays ways) {
    Vector3 place = new Vector3();
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      var ray = ways.gdxRays.get(i);
      boolean meets = Intersector.intersectRayBounds(ray, ways.gdxBounds.get(i), place);
      sum += meets ? 1 + place.dst(ray.origin) / ways.length[i] : 0;
    }
    return sum;
  }
}

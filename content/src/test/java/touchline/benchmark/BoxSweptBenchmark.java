package touchline.benchmark;

import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.dyn4j.geometry.Vector2;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.box.RobustSweptBox;
import touchline.taught.MovingBox;

/**
 * When does the moving box meet the one that stands? Every method answers the sum over all that do.
 * JTS knows no motion, and libGDX none of boxes.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(BoxWays.COUNT)
public class BoxSweptBenchmark {
  /** What one writes without a library: a point against a box that is larger by the moving one. */
  @Benchmark
  public double plainLoop(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      double byX = 1 / ways.dx[i];
      double byY = 1 / ways.dy[i];
      double toLeft = (ways.left[i] - BoxWays.HALF - ways.x[i]) * byX;
      double toRight = (ways.right[i] + BoxWays.HALF - ways.x[i]) * byX;
      double toBottom = (ways.bottom[i] - BoxWays.HALF - ways.y[i]) * byY;
      double toTop = (ways.top[i] + BoxWays.HALF - ways.y[i]) * byY;
      double entry = Math.max(Math.min(toLeft, toRight), Math.min(toBottom, toTop));
      double exit = Math.min(Math.max(toLeft, toRight), Math.max(toBottom, toTop));
      sum += entry < exit && exit > 0 && entry <= 1 ? 1 + Math.max(0, entry) : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchline(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      var time =
          RobustSweptBox.timeOfImpact(
              ways.moving.get(i), ways.directions.get(i), ways.boxes.get(i));
      sum += time.isPresent() ? 1 + time.getAsDouble() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(BoxWays ways) {
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      double time =
          MovingBox.timeToBox(ways.moving.get(i), ways.directions.get(i), ways.boxes.get(i));
      sum += time <= 1 ? 1 + time : 0;
    }
    return sum;
  }

  /** It stops a little before the touch, and may give up where two only just miss each other. */
  @Benchmark
  public double dyn4jAdvancement(BoxWays ways) {
    ConservativeAdvancement detector = new ConservativeAdvancement();
    TimeOfImpact impact = new TimeOfImpact();
    Vector2 still = new Vector2();
    double sum = 0;
    for (int i = 0; i < BoxWays.COUNT; i++) {
      boolean meets =
          detector.getTimeOfImpact(
              ways.dyn4jMoving,
              ways.dyn4jStarts.get(i),
              ways.dyn4jDirections.get(i),
              0,
              ways.dyn4jBoxes.get(i),
              ways.dyn4jBoxPlaces.get(i),
              still,
              0,
              impact);
      sum += meets ? 1 + impact.getTime() : 0;
    }
    return sum;
  }
}

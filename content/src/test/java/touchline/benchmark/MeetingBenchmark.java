package touchline.benchmark;

import java.util.concurrent.TimeUnit;
import org.dyn4j.collision.continuous.ConservativeAdvancement;
import org.dyn4j.collision.continuous.TimeOfImpact;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import touchline.collision.RobustMovingCircles;
import touchline.taught.TwoMovingCircles;

/**
 * When do two moving circles touch? Every method answers the sum over all that do. JTS knows no
 * motion, and libGDX none of two circles.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(MovingPairs.COUNT)
public class MeetingBenchmark {
  /** What one writes without a library: the smaller root of a quadratic equation. */
  @Benchmark
  public double plainLoop(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      double dx = pairs.ax[i] - pairs.bx[i];
      double dy = pairs.ay[i] - pairs.by[i];
      double ux = pairs.vx[i] - pairs.wx[i];
      double uy = pairs.vy[i] - pairs.wy[i];
      double reach = pairs.r[i] + pairs.s[i];
      double a = ux * ux + uy * uy;
      double b = dx * ux + dy * uy;
      double c = dx * dx + dy * dy - reach * reach;
      double discriminant = b * b - a * c;
      double time = c < 0 ? 0 : 2;
      if (c >= 0 && b < 0 && discriminant > 0) {
        time = (-b - Math.sqrt(discriminant)) / a;
      }
      sum += time <= 1 ? 1 + time : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchline(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      var time =
          RobustMovingCircles.timeToTouch(
              pairs.ones.get(i),
              pairs.velocities.get(i),
              pairs.others.get(i),
              pairs.otherVelocities.get(i));
      sum += time.isPresent() ? 1 + time.getAsDouble() : 0;
    }
    return sum;
  }

  @Benchmark
  public double touchlineTaught(MovingPairs pairs) {
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      double time =
          TwoMovingCircles.timeToTouch(
              pairs.ones.get(i),
              pairs.velocities.get(i),
              pairs.others.get(i),
              pairs.otherVelocities.get(i));
      sum += time <= 1 ? 1 + time : 0;
    }
    return sum;
  }

  /** It stops a little before the touch, and may give up where two only just miss each other. */
  @Benchmark
  public double dyn4jAdvancement(MovingPairs pairs) {
    ConservativeAdvancement detector = new ConservativeAdvancement();
    TimeOfImpact impact = new TimeOfImpact();
    double sum = 0;
    for (int i = 0; i < MovingPairs.COUNT; i++) {
      boolean meets =
          detector.getTimeOfImpact(
              pairs.dyn4jOnes.get(i),
              pairs.dyn4jPlaces.get(i),
              pairs.dyn4jVelocities.get(i),
              0,
              pairs.dyn4jOthers.get(i),
              pairs.dyn4jOtherPlaces.get(i),
              pairs.dyn4jOtherVelocities.get(i),
              0,
              impact);
      sum += meets ? 1 + impact.getTime() : 0;
    }
    return sum;
  }
}

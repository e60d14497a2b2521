package touchline.benchmark;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.collision.CircleSet;
import touchline.collision.RobustSafePass;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** Is a clean pass clean among 1,000 circles? All of them must be asked. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@State(Scope.Benchmark)
public class CleanPassBenchmark {
  private final Segment pass = cleanPass();
  private final List<Circle> circles = Crowd.of(1_000);
  private final CircleSet set = CircleSet.of(circles);
  private final double[] x = new double[circles.size()];
  private final double[] y = new double[circles.size()];
  private final double[] radius = new double[circles.size()];

  public CleanPassBenchmark() {
    for (int i = 0; i < x.length; i++) {
      x[i] = circles.get(i).center().x();
      y[i] = circles.get(i).center().y();
      radius[i] = circles.get(i).radius();
    }
  }

  private static Segment cleanPass() {
    List<Circle> circles = Crowd.of(1_000);
    return Crowd.passes(100, 1_000).stream()
        .filter(pass -> RobustSafePass.isClean(pass, circles))
        .findFirst()
        .orElseThrow();
  }

  @Benchmark
  public boolean plainLoop() {
    Vec2 a = pass.a();
    double ex = pass.b().x() - a.x();
    double ey = pass.b().y() - a.y();
    double ee = ex * ex + ey * ey;
    for (int i = 0; i < x.length; i++) {
      double wx = x[i] - a.x();
      double wy = y[i] - a.y();
      double t = Math.max(0, Math.min(1, (wx * ex + wy * ey) / ee));
      double dx = wx - t * ex;
      double dy = wy - t * ey;
      if (dx * dx + dy * dy <= radius[i] * radius[i]) {
        return false;
      }
    }
    return true;
  }

  @Benchmark
  public boolean touchlineList() {
    return RobustSafePass.isClean(pass, circles);
  }

  @Benchmark
  public boolean touchlineSet() {
    return set.isClean(pass);
  }
}

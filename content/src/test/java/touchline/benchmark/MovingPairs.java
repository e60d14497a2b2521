package touchline.benchmark;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Two circles each that move, apart at the start, of which about a third touch in the step: as
 * doubles, as values, and in the types of dyn4j, all made beforehand.
 */
@State(Scope.Benchmark)
public class MovingPairs {
  static final int COUNT = 4096;

  final double[] ax = new double[COUNT];
  final double[] ay = new double[COUNT];
  final double[] bx = new double[COUNT];
  final double[] by = new double[COUNT];
  final double[] r = new double[COUNT];
  final double[] s = new double[COUNT];
  final double[] vx = new double[COUNT];
  final double[] vy = new double[COUNT];
  final double[] wx = new double[COUNT];
  final double[] wy = new double[COUNT];
  final List<Circle> ones = new ArrayList<>();
  final List<Circle> others = new ArrayList<>();
  final List<Vec2> velocities = new ArrayList<>();
  final List<Vec2> otherVelocities = new ArrayList<>();
  final List<org.dyn4j.geometry.Circle> dyn4jOnes = new ArrayList<>();
  final List<org.dyn4j.geometry.Circle> dyn4jOthers = new ArrayList<>();
  final List<Transform> dyn4jPlaces = new ArrayList<>();
  final List<Transform> dyn4jOtherPlaces = new ArrayList<>();
  final List<Vector2> dyn4jVelocities = new ArrayList<>();
  final List<Vector2> dyn4jOtherVelocities = new ArrayList<>();

  public MovingPairs() {
    Random random = new Random(5);
    for (int i = 0; i < COUNT; i++) {
      r[i] = 0.5 + random.nextDouble();
      s[i] = 0.5 + random.nextDouble();
      ax[i] = -4 + coordinate(random);
      ay[i] = coordinate(random);
      bx[i] = 4 + coordinate(random);
      by[i] = coordinate(random);
      vx[i] = 4 + 2 * coordinate(random);
      vy[i] = coordinate(random);
      wx[i] = -4 + 2 * coordinate(random);
      wy[i] = coordinate(random);
      addValues(i);
      addDyn4j(i);
    }
  }

  private void addValues(int i) {
    ones.add(new Circle(new Vec2(ax[i], ay[i]), r[i]));
    others.add(new Circle(new Vec2(bx[i], by[i]), s[i]));
    velocities.add(new Vec2(vx[i], vy[i]));
    otherVelocities.add(new Vec2(wx[i], wy[i]));
  }

  private void addDyn4j(int i) {
    dyn4jOnes.add(new org.dyn4j.geometry.Circle(r[i]));
    dyn4jOthers.add(new org.dyn4j.geometry.Circle(s[i]));
    dyn4jPlaces.add(place(ax[i], ay[i]));
    dyn4jOtherPlaces.add(place(bx[i], by[i]));
    dyn4jVelocities.add(new Vector2(vx[i], vy[i]));
    dyn4jOtherVelocities.add(new Vector2(wx[i], wy[i]));
  }

  private static Transform place(double x, double y) {
    Transform place = new Transform();
    place.translate(x, y);
    return place;
  }

  /** So that two circles with radii of at most 1.5 and centres about 8 apart do not overlap. */
  private static double coordinate(Random random) {
    return 5 * random.nextDouble() - 2.5;
  }
}

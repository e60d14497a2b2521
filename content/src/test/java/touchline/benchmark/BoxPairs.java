package touchline.benchmark;

import java.awt.geom.Ellipse2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Transform;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;

/**
 * Boxes with a circle each, about half of them touching: as doubles, as values, and in the types of
 * the other libraries, all made beforehand.
 */
@State(Scope.Benchmark)
public class BoxPairs {
  static final int COUNT = 4096;

  final double[] left = new double[COUNT];
  final double[] right = new double[COUNT];
  final double[] bottom = new double[COUNT];
  final double[] top = new double[COUNT];
  final double[] x = new double[COUNT];
  final double[] y = new double[COUNT];
  final double[] radius = new double[COUNT];
  final List<Box> boxes = new ArrayList<>();
  final List<Circle> circles = new ArrayList<>();
  final List<Rectangle> dyn4jBoxes = new ArrayList<>();
  final List<Transform> dyn4jBoxPlaces = new ArrayList<>();
  final List<org.dyn4j.geometry.Circle> dyn4jCircles = new ArrayList<>();
  final List<Transform> dyn4jCirclePlaces = new ArrayList<>();
  final List<Envelope> jtsBoxes = new ArrayList<>();
  final List<Envelope> jtsCenters = new ArrayList<>();
  final List<com.badlogic.gdx.math.Rectangle> gdxBoxes = new ArrayList<>();
  final List<com.badlogic.gdx.math.Circle> gdxCircles = new ArrayList<>();
  final List<Ellipse2D> awtCircles = new ArrayList<>();

  public BoxPairs() {
    Random random = new Random(1);
    for (int i = 0; i < COUNT; i++) {
      left[i] = coordinate(random);
      bottom[i] = coordinate(random);
      right[i] = left[i] + 0.5 + 6 * random.nextDouble();
      top[i] = bottom[i] + 0.5 + 6 * random.nextDouble();
      x[i] = coordinate(random);
      y[i] = coordinate(random);
      radius[i] = 0.5 + 9 * random.nextDouble();
      addBox(i);
      addCircle(i);
    }
  }

  private void addBox(int i) {
    double width = right[i] - left[i];
    double height = top[i] - bottom[i];
    boxes.add(Box.of(left[i], bottom[i], right[i], top[i]));
    dyn4jBoxes.add(new Rectangle(width, height));
    dyn4jBoxPlaces.add(place((left[i] + right[i]) / 2, (bottom[i] + top[i]) / 2));
    jtsBoxes.add(new Envelope(left[i], right[i], bottom[i], top[i]));
    gdxBoxes.add(
        new com.badlogic.gdx.math.Rectangle(
            (float) left[i], (float) bottom[i], (float) width, (float) height));
  }

  private void addCircle(int i) {
    double width = 2 * radius[i];
    circles.add(new Circle(new Vec2(x[i], y[i]), radius[i]));
    dyn4jCircles.add(new org.dyn4j.geometry.Circle(radius[i]));
    dyn4jCirclePlaces.add(place(x[i], y[i]));
    jtsCenters.add(new Envelope(new Coordinate(x[i], y[i])));
    gdxCircles.add(new com.badlogic.gdx.math.Circle((float) x[i], (float) y[i], (float) radius[i]));
    awtCircles.add(new Ellipse2D.Double(x[i] - radius[i], y[i] - radius[i], width, width));
  }

  private static Transform place(double x, double y) {
    Transform place = new Transform();
    place.translate(x, y);
    return place;
  }

  private static double coordinate(Random random) {
    return random.nextDouble() * 20 - 10;
  }
}

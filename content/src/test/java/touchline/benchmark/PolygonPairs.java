package touchline.benchmark;

import com.badlogic.gdx.utils.FloatArray;
import java.awt.geom.Path2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.geometry.Polygon;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Vec2;

/**
 * Two convex polygons and a point each, about half of the pairs touching and half of the points
 * inside the first polygon: as doubles, as values, and in the types of the other libraries, all
 * made beforehand. Corners go round to the left.
 */
@State(Scope.Benchmark)
public class PolygonPairs {
  static final int COUNT = 4096;

  private static final int FEWEST = 3;
  private static final int SPREAD = 4;
  private static final GeometryFactory JTS = new GeometryFactory();

  final double[][] ones = new double[COUNT][];
  final double[][] others = new double[COUNT][];
  final double[] x = new double[COUNT];
  final double[] y = new double[COUNT];
  final List<List<Vec2>> polygons = new ArrayList<>();
  final List<List<Vec2>> otherPolygons = new ArrayList<>();
  final List<Vec2> points = new ArrayList<>();
  final List<Polygon> dyn4jOnes = new ArrayList<>();
  final List<Polygon> dyn4jOthers = new ArrayList<>();
  final List<Vector2> dyn4jPoints = new ArrayList<>();
  final Transform dyn4jPlace = new Transform();
  final List<Coordinate[]> jtsRings = new ArrayList<>();
  final List<org.locationtech.jts.geom.Polygon> jtsOnes = new ArrayList<>();
  final List<org.locationtech.jts.geom.Polygon> jtsOthers = new ArrayList<>();
  final List<Coordinate> jtsPoints = new ArrayList<>();
  final List<FloatArray> gdxOnes = new ArrayList<>();
  final List<FloatArray> gdxOthers = new ArrayList<>();
  final List<Path2D> awtOnes = new ArrayList<>();

  public PolygonPairs() {
    Random random = new Random(1);
    for (int i = 0; i < COUNT; i++) {
      ones[i] = corners(random);
      others[i] = corners(random);
      x[i] = ones[i][0] + 4.5 * random.nextDouble() - 4;
      y[i] = ones[i][1] + 4 * random.nextDouble() - 2;
      addOne(ones[i]);
      addOther(others[i]);
      points.add(new Vec2(x[i], y[i]));
      dyn4jPoints.add(new Vector2(x[i], y[i]));
      jtsPoints.add(new Coordinate(x[i], y[i]));
    }
  }

  /** On a circle, beginning at the right. */
  private static double[] corners(Random random) {
    int count = FEWEST + random.nextInt(SPREAD);
    double middleX = 10 * random.nextDouble();
    double middleY = 10 * random.nextDouble();
    double radius = 1 + 3 * random.nextDouble();
    double[] corners = new double[2 * count];
    for (int i = 0; i < count; i++) {
      double angle = 2 * Math.PI * (i + 0.6 * random.nextDouble()) / count;
      corners[2 * i] = middleX + radius * Math.cos(angle);
      corners[2 * i + 1] = middleY + radius * Math.sin(angle);
    }
    return corners;
  }

  private void addOne(double[] corners) {
    polygons.add(values(corners));
    dyn4jOnes.add(dyn4j(corners));
    jtsRings.add(ring(corners));
    jtsOnes.add(JTS.createPolygon(ring(corners)));
    gdxOnes.add(floats(corners));
    awtOnes.add(path(corners));
  }

  private void addOther(double[] corners) {
    otherPolygons.add(values(corners));
    dyn4jOthers.add(dyn4j(corners));
    jtsOthers.add(JTS.createPolygon(ring(corners)));
    gdxOthers.add(floats(corners));
  }

  private static List<Vec2> values(double[] corners) {
    List<Vec2> values = new ArrayList<>();
    for (int i = 0; i < corners.length; i += 2) {
      values.add(new Vec2(corners[i], corners[i + 1]));
    }
    return List.copyOf(values);
  }

  private static Polygon dyn4j(double[] corners) {
    Vector2[] vertices = new Vector2[corners.length / 2];
    for (int i = 0; i < vertices.length; i++) {
      vertices[i] = new Vector2(corners[2 * i], corners[2 * i + 1]);
    }
    return new Polygon(vertices);
  }

  private static Coordinate[] ring(double[] corners) {
    int count = corners.length / 2;
    Coordinate[] ring = new Coordinate[count + 1];
    for (int i = 0; i <= count; i++) {
      ring[i] = new Coordinate(corners[2 * (i % count)], corners[2 * (i % count) + 1]);
    }
    return ring;
  }

  private static FloatArray floats(double[] corners) {
    FloatArray floats = new FloatArray();
    for (double number : corners) {
      floats.add((float) number);
    }
    return floats;
  }

  private static Path2D path(double[] corners) {
    Path2D path = new Path2D.Double();
    path.moveTo(corners[0], corners[1]);
    for (int i = 2; i < corners.length; i += 2) {
      path.lineTo(corners[i], corners[i + 1]);
    }
    path.closePath();
    return path;
  }
}

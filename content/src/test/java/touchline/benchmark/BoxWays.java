package touchline.benchmark;

import com.badlogic.gdx.math.Vector3;
import com.badlogic.gdx.math.collision.BoundingBox;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.dyn4j.geometry.Ray;
import org.dyn4j.geometry.Rectangle;
import org.dyn4j.geometry.Transform;
import org.dyn4j.geometry.Vector2;
import org.locationtech.jts.algorithm.RectangleLineIntersector;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/**
 * Boxes with a way each, from a start outside to somewhere near the box or away from it: taken as a
 * segment, as a ray, and as the step of another box. All made beforehand, as doubles, as values,
 * and in the types of the other libraries.
 */
@State(Scope.Benchmark)
public class BoxWays {
  static final int COUNT = 4096;

  /** Half the width and half the height of each box that moves. */
  static final double HALF = 0.5;

  final double[] left = new double[COUNT];
  final double[] right = new double[COUNT];
  final double[] bottom = new double[COUNT];
  final double[] top = new double[COUNT];
  final double[] x = new double[COUNT];
  final double[] y = new double[COUNT];
  final double[] dx = new double[COUNT];
  final double[] dy = new double[COUNT];
  final double[] length = new double[COUNT];
  final List<Box> boxes = new ArrayList<>();
  final List<Segment> segments = new ArrayList<>();
  final List<Vec2> starts = new ArrayList<>();
  final List<Vec2> directions = new ArrayList<>();
  final List<Box> moving = new ArrayList<>();
  final List<Rectangle> dyn4jBoxes = new ArrayList<>();
  final List<Transform> dyn4jBoxPlaces = new ArrayList<>();
  final List<org.dyn4j.geometry.Segment> dyn4jSegments = new ArrayList<>();
  final List<Ray> dyn4jRays = new ArrayList<>();
  final List<Transform> dyn4jStarts = new ArrayList<>();
  final List<Vector2> dyn4jDirections = new ArrayList<>();
  final Rectangle dyn4jMoving = new Rectangle(2 * HALF, 2 * HALF);
  final Transform dyn4jOrigin = new Transform();
  final List<RectangleLineIntersector> jtsBoxes = new ArrayList<>();
  final List<Coordinate> jtsStarts = new ArrayList<>();
  final List<Coordinate> jtsEnds = new ArrayList<>();
  final List<com.badlogic.gdx.math.Rectangle> gdxBoxes = new ArrayList<>();
  final List<BoundingBox> gdxBounds = new ArrayList<>();
  final List<com.badlogic.gdx.math.collision.Ray> gdxRays = new ArrayList<>();
  final List<Rectangle2D> awtBoxes = new ArrayList<>();
  final List<Line2D> awtSegments = new ArrayList<>();

  public BoxWays() {
    Random random = new Random(3);
    for (int i = 0; i < COUNT; i++) {
      left[i] = -3 + coordinate(random);
      bottom[i] = -3 + coordinate(random);
      right[i] = left[i] + 0.5 + 5 * random.nextDouble();
      top[i] = bottom[i] + 0.5 + 5 * random.nextDouble();
      drawStart(i, random);
      drawDirection(i, random);
      addBox(i);
      addWay(i);
    }
  }

  private static double coordinate(Random random) {
    return random.nextDouble() * 10 - 5;
  }

  /** So far from the box that the moving one does not touch it. */
  private void drawStart(int i, Random random) {
    do {
      x[i] = 3 * coordinate(random);
      y[i] = 3 * coordinate(random);
    } while (x[i] > left[i] - 1
        && x[i] < right[i] + 1
        && y[i] > bottom[i] - 1
        && y[i] < top[i] + 1);
  }

  /** About where the box is, a bit short of it or beyond; one in four leads away. */
  private void drawDirection(int i, Random random) {
    double part = (0.5 + random.nextDouble()) * (i % 4 == 0 ? -1 : 1);
    dx[i] = part * ((left[i] + right[i]) / 2 + coordinate(random) / 2 - x[i]);
    dy[i] = part * ((bottom[i] + top[i]) / 2 + coordinate(random) / 2 - y[i]);
    length[i] = Math.sqrt(dx[i] * dx[i] + dy[i] * dy[i]);
  }

  private void addBox(int i) {
    double width = right[i] - left[i];
    double height = top[i] - bottom[i];
    boxes.add(Box.of(left[i], bottom[i], right[i], top[i]));
    dyn4jBoxes.add(new Rectangle(width, height));
    dyn4jBoxPlaces.add(place((left[i] + right[i]) / 2, (bottom[i] + top[i]) / 2));
    jtsBoxes.add(new RectangleLineIntersector(new Envelope(left[i], right[i], bottom[i], top[i])));
    gdxBoxes.add(
        new com.badlogic.gdx.math.Rectangle(
            (float) left[i], (float) bottom[i], (float) width, (float) height));
    gdxBounds.add(
        new BoundingBox(
            new Vector3((float) left[i], (float) bottom[i], -1),
            new Vector3((float) right[i], (float) top[i], 1)));
    awtBoxes.add(new Rectangle2D.Double(left[i], bottom[i], width, height));
  }

  private void addWay(int i) {
    double endX = x[i] + dx[i];
    double endY = y[i] + dy[i];
    Vec2 start = new Vec2(x[i], y[i]);
    Vec2 half = new Vec2(HALF, HALF);
    starts.add(start);
    directions.add(new Vec2(dx[i], dy[i]));
    segments.add(new Segment(start, new Vec2(endX, endY)));
    moving.add(new Box(start.minus(half), start.plus(half)));
    Vector2 dyn4jStart = new Vector2(x[i], y[i]);
    dyn4jSegments.add(new org.dyn4j.geometry.Segment(dyn4jStart, new Vector2(endX, endY)));
    dyn4jRays.add(new Ray(dyn4jStart, new Vector2(dx[i], dy[i])));
    dyn4jStarts.add(place(x[i], y[i]));
    dyn4jDirections.add(new Vector2(dx[i], dy[i]));
    jtsStarts.add(new Coordinate(x[i], y[i]));
    jtsEnds.add(new Coordinate(endX, endY));
    gdxRays.add(
        new com.badlogic.gdx.math.collision.Ray(
            new Vector3((float) x[i], (float) y[i], 0),
            new Vector3((float) dx[i], (float) dy[i], 0)));
    awtSegments.add(new Line2D.Double(x[i], y[i], endX, endY));
  }

  private static Transform place(double x, double y) {
    Transform place = new Transform();
    place.translate(x, y);
    return place;
  }
}

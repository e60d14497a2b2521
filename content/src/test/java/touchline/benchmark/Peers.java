package touchline.benchmark;

import com.badlogic.gdx.math.Vector2;
import java.util.ArrayList;
import java.util.List;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The same pairs in the types of the other libraries, made beforehand. */
@State(Scope.Benchmark)
public class Peers {
  final List<Segment> dyn4jSegments = new ArrayList<>();
  final List<Circle> dyn4jCircles = new ArrayList<>();
  final List<Transform> dyn4jPlaces = new ArrayList<>();
  final List<org.dyn4j.geometry.Vector2> dyn4jCenters = new ArrayList<>();
  final List<LineSegment> jtsSegments = new ArrayList<>();
  final List<Coordinate> jtsCenters = new ArrayList<>();
  final List<Vector2> gdxA = new ArrayList<>();
  final List<Vector2> gdxB = new ArrayList<>();
  final List<Vector2> gdxCenters = new ArrayList<>();
  final List<com.badlogic.gdx.math.Circle> gdxCircles = new ArrayList<>();

  public Peers() {
    Pairs pairs = new Pairs();
    for (int i = 0; i < Pairs.COUNT; i++) {
      add(pairs.ax[i], pairs.ay[i], pairs.bx[i], pairs.by[i]);
      add(pairs.cx[i], pairs.cy[i], pairs.radius[i]);
    }
  }

  private void add(double ax, double ay, double bx, double by) {
    dyn4jSegments.add(
        new Segment(
            new org.dyn4j.geometry.Vector2(ax, ay), new org.dyn4j.geometry.Vector2(bx, by)));
    jtsSegments.add(new LineSegment(ax, ay, bx, by));
    gdxA.add(new Vector2((float) ax, (float) ay));
    gdxB.add(new Vector2((float) bx, (float) by));
  }

  private void add(double cx, double cy, double radius) {
    Transform place = new Transform();
    place.translate(cx, cy);
    dyn4jPlaces.add(place);
    dyn4jCenters.add(new org.dyn4j.geometry.Vector2(cx, cy));
    dyn4jCircles.add(new Circle(radius));
    jtsCenters.add(new Coordinate(cx, cy));
    gdxCenters.add(new Vector2((float) cx, (float) cy));
    gdxCircles.add(new com.badlogic.gdx.math.Circle((float) cx, (float) cy, (float) radius));
  }
}

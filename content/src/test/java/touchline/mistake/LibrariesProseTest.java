package touchline.mistake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.badlogic.gdx.math.Intersector;
import com.badlogic.gdx.math.Vector2;
import java.awt.geom.Line2D;
import org.dyn4j.collision.narrowphase.Gjk;
import org.dyn4j.collision.narrowphase.Sat;
import org.dyn4j.geometry.Circle;
import org.dyn4j.geometry.Geometry;
import org.dyn4j.geometry.Segment;
import org.dyn4j.geometry.Transform;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/** What lessons tell of other libraries, asked of them. */
class LibrariesProseTest {
  /** A circle that rests on a level segment. */
  private final Segment segment =
      new Segment(new org.dyn4j.geometry.Vector2(0, 0), new org.dyn4j.geometry.Vector2(8, 0));

  private static Transform at(double x, double y) {
    Transform place = new Transform();
    place.translate(x, y);
    return place;
  }

  @Test
  void dyn4jIsInconsistentAboutATouch() {
    Circle circle = new Circle(3);
    assertTrue(new Sat().detect(segment, new Transform(), circle, at(4, 3)));
    assertFalse(new Gjk().detect(segment, new Transform(), circle, at(4, 3)));
    assertTrue(new Gjk().detect(segment, new Transform(), circle, at(4, 2.9)));
    assertFalse(new Sat().detect(segment, new Transform(), circle, at(4, 3.1)));
  }

  @Test
  void libGdxCountsATouch() {
    Vector2 a = new Vector2(0, 0);
    Vector2 b = new Vector2(8, 0);
    assertTrue(Intersector.intersectSegmentCircle(a, b, new Vector2(4, 3), 9));
    assertFalse(Intersector.intersectSegmentCircle(a, b, new Vector2(4, 3.1f), 9));
  }

  @Test
  void aSegmentOfLengthZeroHasNoProjectionFactorInJtsAndADistanceInJava() {
    assertTrue(Double.isNaN(new LineSegment(1, 1, 1, 1).projectionFactor(new Coordinate(4, 5))));
    assertEquals(5, Line2D.ptSegDist(1, 1, 1, 1, 4, 5));
  }

  @Test
  void aCapsuleOfDyn4jHasACoreAndARadius() {
    assertThrows(IllegalArgumentException.class, () -> Geometry.createCapsule(2, 2));
    assertThrows(IllegalArgumentException.class, () -> Geometry.createCapsule(2, 0));
  }
}

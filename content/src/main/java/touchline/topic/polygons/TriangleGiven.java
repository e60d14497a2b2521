package touchline.topic.polygons;

import java.util.List;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;

/** A triangle, its corners either way round, and a point. */
record TriangleGiven(Vec2 a, Vec2 b, Vec2 c, Vec2 p) {
  double besideAb() {
    return b.minus(a).cross(p.minus(a));
  }

  double besideBc() {
    return c.minus(b).cross(p.minus(b));
  }

  double besideCa() {
    return a.minus(c).cross(p.minus(c));
  }

  double twiceArea() {
    return b.minus(a).cross(c.minus(a));
  }

  boolean isInside() {
    return least() >= 0 || greatest() <= 0;
  }

  double least() {
    return Math.min(besideAb(), Math.min(besideBc(), besideCa()));
  }

  double greatest() {
    return Math.max(besideAb(), Math.max(besideBc(), besideCa()));
  }

  PolygonGiven polygon() {
    return new PolygonGiven(List.of(a, b, c), p);
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("a", a).set("b", b).set("c", c).set("p", p);
  }
}

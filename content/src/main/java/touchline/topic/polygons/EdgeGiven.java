package touchline.topic.polygons;

import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.taught.Polygons;

/** An edge from a to b, and a point from which a ray leads to the right. */
record EdgeGiven(Vec2 a, Vec2 b, Vec2 p) {
  boolean isCrossed() {
    return Polygons.crosses(a, b, p);
  }

  boolean isAtEnd() {
    return a.y() == p.y() || b.y() == p.y();
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("a", a).set("b", b).set("p", p);
  }
}

package touchline.collision.crowd;

import java.util.List;
import touchline.collision.RobustStadium;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Stadium;
import touchline.geometry.Vec2;

/**
 * Many bodies of one kind by their places in a list: the box around each, and which two touch. The
 * sweep, the grid and the tree know nothing else of them.
 */
final class Bodies {
  /** Whether two bodies whose boxes meet touch. */
  private interface Contact {
    boolean isBetween(int one, int other);
  }

  private final Around[] around;
  private final Contact contact;

  private Bodies(Around[] around, Contact contact) {
    this.around = around;
    this.contact = contact;
  }

  static Bodies circles(List<Circle> circles) {
    return new Bodies(
        circles.stream().map(Around::of).toArray(Around[]::new),
        (one, other) -> touch(circles.get(one), circles.get(other)));
  }

  private static boolean touch(Circle one, Circle other) {
    Vec2 place = one.center();
    return RobustStadium.overlaps(new Stadium(new Segment(place, place), one.radius()), other);
  }

  /** Boxes touch where the boxes around them meet. */
  static Bodies boxes(List<Box> boxes) {
    return new Bodies(boxes.stream().map(Around::of).toArray(Around[]::new), (one, other) -> true);
  }

  int count() {
    return around.length;
  }

  Around around(int body) {
    return around[body];
  }

  /** Exact: by the boxes around them, which tell most pairs apart, then by themselves. */
  boolean touch(int one, int other) {
    return around[one].meets(around[other]) && contact.isBetween(one, other);
  }
}

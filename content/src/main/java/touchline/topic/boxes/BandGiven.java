package touchline.topic.boxes;

import touchline.geometry.Box;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.task.Draw;
import touchline.taught.Boxes;

/** A segment and a box, with the times in its two bands, as parts of the segment. */
record BandGiven(Segment segment, Box box) {
  Vec2 segV() {
    return segment.b().minus(segment.a());
  }

  double inX() {
    return Boxes.entry(segment.a().x(), segV().x(), box.left(), box.right());
  }

  double inY() {
    return Boxes.entry(segment.a().y(), segV().y(), box.bottom(), box.top());
  }

  double outX() {
    return Boxes.exit(segment.a().x(), segV().x(), box.left(), box.right());
  }

  double outY() {
    return Boxes.exit(segment.a().y(), segV().y(), box.bottom(), box.top());
  }

  double entry() {
    return Math.max(0, Math.max(inX(), inY()));
  }

  double exit() {
    return Math.min(1, Math.min(outX(), outY()));
  }

  boolean hits() {
    return entry() <= exit();
  }

  boolean isAlongAxis() {
    return segV().x() == 0 || segV().y() == 0;
  }

  /** Whether all four times can be typed. */
  boolean isShort() {
    return Draw.isHundredth(inX())
        && Draw.isHundredth(inY())
        && Draw.isHundredth(outX())
        && Draw.isHundredth(outY());
  }

  /** The time at which the way comes to a level or an upright line. */
  static double to(double side, double from, double move) {
    return (side - from) / move;
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("segment", segment).set("box", box);
  }
}

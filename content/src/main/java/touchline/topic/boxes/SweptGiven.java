package touchline.topic.boxes;

import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.listing.Bindings;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.WorkedExample;
import touchline.taught.MovingBox;

/** A box that moves by v in one step, and one that stands, with the times along both axes. */
record SweptGiven(Box moving, Vec2 v, Box still) {
  double inX() {
    return MovingBox.entry(moving.left(), moving.right(), v.x(), still.left(), still.right());
  }

  double inY() {
    return MovingBox.entry(moving.bottom(), moving.top(), v.y(), still.bottom(), still.top());
  }

  double outX() {
    return MovingBox.exit(moving.left(), moving.right(), v.x(), still.left(), still.right());
  }

  double outY() {
    return MovingBox.exit(moving.bottom(), moving.top(), v.y(), still.bottom(), still.top());
  }

  double entry() {
    return Math.max(inX(), inY());
  }

  double exit() {
    return Math.min(outX(), outY());
  }

  boolean hits() {
    return hits(entry(), exit());
  }

  /** Whether somebody who has these times says that they meet. */
  static boolean hits(double entry, double exit) {
    return entry < exit && exit > 0 && entry <= 1;
  }

  /** The moving box with its middle where it is, as if it were of another size. */
  SweptGiven resized(double factor) {
    Vec2 half = moving.b().minus(moving.a()).times(0.5);
    Vec2 middle = moving.a().plus(half);
    Vec2 other = half.times(factor);
    return new SweptGiven(new Box(middle.minus(other), middle.plus(other)), v, still);
  }

  /** Where the moving box is at the end of the step. */
  SweptGiven atEnd() {
    return new SweptGiven(new Box(moving.a().plus(v), moving.b().plus(v)), v, still);
  }

  /** Whether the two overlap where they are, by more than a touch. */
  boolean overlap() {
    return moving.left() < still.right()
        && still.left() < moving.right()
        && moving.bottom() < still.top()
        && still.bottom() < moving.top();
  }

  /** Whether all four times can be typed. */
  boolean isShort() {
    return Draw.isHundredth(inX())
        && Draw.isHundredth(inY())
        && Draw.isHundredth(outX())
        && Draw.isHundredth(outY());
  }

  boolean isInPicture() {
    return Draw.isInside(moving.a())
        && Draw.isInside(moving.b())
        && Draw.isInside(atEnd().moving.a())
        && Draw.isInside(atEnd().moving.b())
        && Draw.isInside(still.a())
        && Draw.isInside(still.b());
  }

  Scene picture() {
    return Scene.ofPoints()
        .box("still", still)
        .box("moving", moving)
        .vector("v", new Vec2(moving.right(), moving.top()), v);
  }

  WorkedExample worked() {
    return WorkedExample.of("MovingBox#timeToBox")
        .box("moving", moving)
        .vector("v", v, "moving.b")
        .box("still", still);
  }

  /** What a listing is given. */
  Bindings variables() {
    return new Bindings().set("moving", moving).set("v", v).set("still", still);
  }
}

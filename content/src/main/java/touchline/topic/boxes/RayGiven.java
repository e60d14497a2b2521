package touchline.topic.boxes;

import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.WorkedExample;
import touchline.taught.Boxes;

/** A ray and a box, with the times in its two bands, counted in directions. */
record RayGiven(Vec2 start, Vec2 direction, Box box) {
  double inX() {
    return Boxes.entry(start.x(), direction.x(), box.left(), box.right());
  }

  double inY() {
    return Boxes.entry(start.y(), direction.y(), box.bottom(), box.top());
  }

  double outX() {
    return Boxes.exit(start.x(), direction.x(), box.left(), box.right());
  }

  double outY() {
    return Boxes.exit(start.y(), direction.y(), box.bottom(), box.top());
  }

  double entry() {
    return Math.max(0, Math.max(inX(), inY()));
  }

  double exit() {
    return Math.min(outX(), outY());
  }

  boolean hits() {
    return entry() <= exit();
  }

  boolean isAlongAxis() {
    return direction.x() == 0 || direction.y() == 0;
  }

  boolean startsInside() {
    return hits() && entry() == 0;
  }

  /** Whether all four times can be typed. */
  boolean isShort() {
    return Draw.isHundredth(inX())
        && Draw.isHundredth(inY())
        && Draw.isHundredth(outX())
        && Draw.isHundredth(outY());
  }

  boolean isInPicture() {
    return Draw.isInside(start)
        && Draw.isInside(start.plus(direction))
        && Draw.isInside(box.a())
        && Draw.isInside(box.b());
  }

  Scene picture() {
    return Scene.ofPoints().box(box).ray("start", start, "direction", direction);
  }

  WorkedExample worked() {
    return WorkedExample.of("Boxes#rayEntry")
        .point("start", start)
        .vector("direction", direction, "start")
        .box(box);
  }
}

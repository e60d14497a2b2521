package touchline.topic.boxes;

import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Box;
import touchline.geometry.Circle;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/** Boxes, circles and segments by chance, of the sorts that random ones hardly ever are. */
final class BoxDraw {
  private static final int SIDE = 7;
  private static final int MOST_RADIUS = 5;

  /** Quotients by these are short. */
  private static final int[] WAYS = {2, 4, 5, 10};

  private BoxDraw() {}

  static Box box(Chance chance) {
    Vec2 low = Draw.vector(chance, 6);
    double width = chance.between(2, SIDE);
    return new Box(low, low.plus(new Vec2(width, chance.between(2, SIDE))));
  }

  /** A point at a distance that can be typed; in the box, one side is the nearest. */
  static Optional<BoxGiven> point(Chance chance) {
    Box box = box(chance);
    Vec2 p = chance.below(2) == 0 ? Draw.point(chance) : atCorner(box, Draw.wholeLength(chance));
    BoxGiven given = new BoxGiven(box, new Circle(p, 0));
    boolean plain = given.isInside() ? hasNearestSide(given) : Draw.isTenth(given.distance());
    return Optional.of(given).filter(drawn -> plain && isInside(drawn));
  }

  private static boolean isInside(BoxGiven given) {
    return Draw.isInside(given.box().b()) && Draw.isInside(given.p());
  }

  private static boolean hasNearestSide(BoxGiven given) {
    Vec2 p = given.p();
    Box box = given.box();
    double across = Math.min(p.x() - box.left(), box.right() - p.x());
    double up = Math.min(p.y() - box.bottom(), box.top() - p.y());
    boolean isInMiddle = p.minus(given.middle()).lengthSquared() == 0;
    return across != up && given.depth() > 0 && !isInMiddle;
  }

  /** From the corner to which the way points, on by the way. */
  private static Vec2 atCorner(Box box, Vec2 way) {
    double x = way.x() > 0 ? box.right() : box.left();
    double y = way.y() > 0 ? box.top() : box.bottom();
    return new Vec2(x, y).plus(way);
  }

  /** Touching a corner or a side exactly, inside, past a corner, or anywhere. */
  static Optional<BoxGiven> circle(Chance chance) {
    Box box = box(chance);
    int radius = chance.between(1, MOST_RADIUS);
    Vec2 center =
        switch (chance.below(6)) {
          case 0 -> atCorner(box, Draw.wholeLength(chance));
          case 1 -> atCorner(box, new Vec2(sign(chance) * radius, sign(chance) * radius));
          case 2 -> new Vec2(box.right() + radius, Draw.point(chance).y());
          case 3 -> new Vec2(Draw.point(chance).x(), box.bottom() - radius);
          default -> Draw.point(chance);
        };
    BoxGiven given = new BoxGiven(box, new Circle(center, radius));
    return Optional.of(given).filter(BoxDraw::isInside);
  }

  private static int sign(Chance chance) {
    return chance.below(2) == 0 ? 1 : -1;
  }

  /** From outside the box into it, along neither axis. */
  static Optional<BandGiven> entering(Chance chance) {
    Vec2 a = Draw.point(chance);
    Vec2 way = new Vec2(way(chance), way(chance));
    BandGiven given = new BandGiven(new Segment(a, a.plus(way)), box(chance));
    return Optional.of(given)
        .filter(drawn -> isInside(drawn) && drawn.hits() && drawn.isShort() && drawn.entry() > 0);
  }

  private static int way(Chance chance) {
    return sign(chance) * WAYS[chance.below(WAYS.length)];
  }

  /** Along an axis, past a corner, from inside, or anywhere. */
  static Optional<BandGiven> segment(Chance chance) {
    Box box = box(chance);
    Vec2 a = Draw.point(chance);
    Vec2 b =
        switch (chance.below(5)) {
          case 0 -> new Vec2(Draw.point(chance).x(), a.y());
          case 1 -> new Vec2(a.x(), Draw.point(chance).y());
          default -> Draw.point(chance);
        };
    if (chance.below(4) == 0) {
      a = new Vec2(chance.below(2) == 0 ? box.left() : box.right(), box.top());
      Vec2 along = new Vec2(a.x() == box.left() ? 1 : -1, 1).times(chance.between(1, 3));
      b = a.plus(along);
      a = a.minus(along.times(chance.between(1, 2)));
    }
    BandGiven given = new BandGiven(new Segment(a, b), box);
    return Optional.of(given).filter(drawn -> isInside(drawn) && drawn.segV().lengthSquared() > 0);
  }

  private static boolean isInside(BandGiven given) {
    return Draw.isInside(given.box().b())
        && Draw.isInside(given.segment().a())
        && Draw.isInside(given.segment().b());
  }
}

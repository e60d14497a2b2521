package touchline.topic.boxes;

import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Subject;

/** Questions about a ray and a box. */
final class RaySubjects {
  /** Quotients by these are short. */
  private static final int[] STEPS = {1, 2, 4, 5};

  /** A direction that leads to the box is at most so long; the box is mostly farther away. */
  private static final int LONGEST = 6;

  private RaySubjects() {}

  /** When the ray first meets the box. */
  static Subject<RayGiven> entry() {
    return Subject.<RayGiven>number("entry", "", RayGiven::entry)
        .given(RaySubjects::meeting, RayGiven::picture)
        .solved(given -> BandSubjects.later(given.inX(), given.inY(), given.entry()))
        .worked(given -> given.worked().at("entry"));
  }

  /** Whether it meets the box at all. */
  static Subject<RayGiven> hits() {
    return Subject.<RayGiven>yesNo("hit", RayGiven::hits)
        .given(RaySubjects::ray, RayGiven::picture)
        .solved(
            RaySubjects::comparison,
            given -> given.worked().noted("A time means yes, and no time means no."));
  }

  private static List<String> comparison(RayGiven given) {
    return List.of(
        BandSubjects.in("x", given.inX(), given.outX()),
        BandSubjects.in("y", given.inY(), given.outY()),
        given.hits() ? "both at once, from 0 on: yes" : "not both at once, from 0 on: no");
  }

  /** From outside the box into it, along neither axis. */
  private static Optional<RayGiven> meeting(Chance chance) {
    Vec2 direction = new Vec2(step(chance), step(chance));
    RayGiven given = new RayGiven(Draw.point(chance), direction, BoxDraw.box(chance));
    return Optional.of(given)
        .filter(drawn -> drawn.isInPicture() && drawn.hits() && drawn.isShort())
        .filter(drawn -> drawn.entry() > 0);
  }

  private static int step(Chance chance) {
    return sign(chance) * STEPS[chance.below(STEPS.length)];
  }

  private static int sign(Chance chance) {
    return chance.below(2) == 0 ? 1 : -1;
  }

  /** Along an axis, past a corner, at the box or away from it, also from inside, or anywhere. */
  private static Optional<RayGiven> ray(Chance chance) {
    Box box = BoxDraw.box(chance);
    Vec2 start = Draw.point(chance);
    RayGiven given =
        switch (chance.below(7)) {
          case 0 -> new RayGiven(start, new Vec2(step(chance), 0), box);
          case 1 -> new RayGiven(start, new Vec2(0, step(chance)), box);
          case 2 -> pastCorner(chance, box);
          case 3 -> new RayGiven(start, Draw.vector(chance, LONGEST), box);
          default -> new RayGiven(start, toward(chance, box, start).times(sign(chance)), box);
        };
    return Optional.of(given)
        .filter(drawn -> drawn.isInPicture() && drawn.direction().lengthSquared() > 0)
        .filter(drawn -> drawn.direction().length() <= LONGEST);
  }

  /** It has nothing but a corner in common with the box, before it or behind it. */
  private static RayGiven pastCorner(Chance chance, Box box) {
    boolean isLeft = chance.below(2) == 0;
    boolean isUpper = chance.below(2) == 0;
    Vec2 corner = new Vec2(isLeft ? box.left() : box.right(), isUpper ? box.top() : box.bottom());
    Vec2 along = new Vec2(1, isLeft == isUpper ? 1 : -1).times(sign(chance));
    Vec2 start = corner.minus(along.times(chance.between(1, 4)));
    return new RayGiven(start, along.times(chance.between(1, 2)), box);
  }

  /** Toward a point of the box, by the shortest vector of whole numbers. */
  private static Vec2 toward(Chance chance, Box box, Vec2 start) {
    int width = (int) (box.right() - box.left());
    int height = (int) (box.top() - box.bottom());
    Vec2 target = box.a().plus(new Vec2(chance.between(0, width), chance.between(0, height)));
    Vec2 way = target.minus(start);
    int divisor = divisor((int) Math.abs(way.x()), (int) Math.abs(way.y()));
    return divisor == 0 ? way : new Vec2(way.x() / divisor, way.y() / divisor);
  }

  private static int divisor(int one, int other) {
    return other == 0 ? one : divisor(other, one % other);
  }
}

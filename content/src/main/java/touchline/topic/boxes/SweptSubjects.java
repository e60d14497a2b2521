package touchline.topic.boxes;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Box;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Subject;

/** Questions about a box that moves, and one that stands. */
final class SweptSubjects {
  private static final int MOVING = 3;
  private static final int STILL = 5;

  /** Quotients by these are short. */
  private static final int[] SPEEDS = {2, 4, 5, 10};

  private SweptSubjects() {}

  /** When the moving box meets the other one. */
  static Subject<SweptGiven> entry() {
    return Subject.<SweptGiven>number("entry", "", SweptGiven::entry)
        .given(SweptSubjects::meeting, SweptGiven::picture)
        .solved(given -> BandSubjects.later(given.inX(), given.inY(), given.entry()))
        .worked(given -> given.worked().at("entry"));
  }

  /** The same, followed to the exit. */
  static Subject<SweptGiven> entryAndExit() {
    return entry().worked(given -> given.worked().at("exit"));
  }

  /** Whether they meet in this step. */
  static Subject<SweptGiven> hits() {
    return Subject.<SweptGiven>yesNo("hit", SweptGiven::hits)
        .given(SweptSubjects::moving, SweptGiven::picture)
        .solved(
            SweptSubjects::comparison,
            given -> given.worked().noted("A time means yes, and no time means no."));
  }

  private static List<String> comparison(SweptGiven given) {
    return List.of(
        along("x", given.inX(), given.outX()),
        along("y", given.inY(), given.outY()),
        given.hits()
            ? "both at once, within the step: yes"
            : "not both at once, or not within the step: no");
  }

  private static String along(String axis, double from, double to) {
    if (from > 1e300) {
      return "overlapping along " + axis + ": never";
    }
    String times = "from " + NumberText.of(from) + " to " + NumberText.of(to);
    return "overlapping along " + axis + ": " + (to > 1e300 ? "always" : times);
  }

  /** From outside into the other box, along neither axis. */
  private static Optional<SweptGiven> meeting(Chance chance) {
    Vec2 v = new Vec2(speed(chance), speed(chance));
    SweptGiven given = new SweptGiven(box(chance, MOVING), v, box(chance, STILL));
    return Optional.of(given)
        .filter(drawn -> drawn.isInPicture() && drawn.hits() && drawn.isShort())
        .filter(drawn -> drawn.entry() > 0);
  }

  private static int speed(Chance chance) {
    return (chance.below(2) == 0 ? 1 : -1) * SPEEDS[chance.below(SPEEDS.length)];
  }

  /** Along an axis, through and beyond, sliding along a side, or anywhere; rarely at rest. */
  private static Optional<SweptGiven> moving(Chance chance) {
    Box still = box(chance, STILL);
    Box moving = box(chance, MOVING);
    Vec2 v =
        switch (chance.below(4)) {
          case 0 -> new Vec2(speed(chance), 0);
          case 1 -> new Vec2(0, speed(chance));
          default -> Draw.vector(chance, 10);
        };
    if (chance.below(4) == 0) {
      double height = moving.top() - moving.bottom();
      double side = chance.below(2) == 0 ? still.top() : still.bottom() - height;
      moving = moving(moving, new Vec2(moving.left(), side));
    }
    SweptGiven given = new SweptGiven(moving, v, still);
    return Optional.of(given).filter(drawn -> drawn.isInPicture() && drawn.v().lengthSquared() > 0);
  }

  private static Box moving(Box box, Vec2 corner) {
    return new Box(corner, corner.plus(box.b().minus(box.a())));
  }

  private static Box box(Chance chance, int most) {
    Vec2 low = Draw.vector(chance, Draw.FARTHEST - 1);
    return new Box(low, low.plus(new Vec2(chance.between(1, most), chance.between(1, most))));
  }
}

package touchline.topic.stadium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import touchline.exercise.Chance;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.Subject;

/**
 * What is right in the tasks about two stadiums, decided again with whole numbers alone: the square
 * of the distance is a fraction of whole numbers there, and nothing is rounded.
 */
class StadiumsExactTest {
  private static final int INSTANCES = 5_000;

  /** A fraction; below is above 0. */
  private record Ratio(long above, long below) {
    boolean isAtMost(Ratio other) {
      return above * other.below <= other.above * below;
    }

    double value() {
      return (double) above / below;
    }
  }

  private static long cross(Vec2 from, Vec2 to, Vec2 p) {
    Vec2 v = to.minus(from);
    Vec2 w = p.minus(from);
    return (long) v.x() * (long) w.y() - (long) v.y() * (long) w.x();
  }

  private static long square(Vec2 v) {
    return (long) v.x() * (long) v.x() + (long) v.y() * (long) v.y();
  }

  private static Ratio square(Segment segment, Vec2 p) {
    Vec2 v = segment.b().minus(segment.a());
    Vec2 w = p.minus(segment.a());
    long along = (long) v.x() * (long) w.x() + (long) v.y() * (long) w.y();
    if (along <= 0) {
      return new Ratio(square(w), 1);
    }
    if (along >= square(v)) {
      return new Ratio(square(p.minus(segment.b())), 1);
    }
    long area = cross(segment.a(), segment.b(), p);
    return new Ratio(area * area, square(v));
  }

  private static Ratio square(Segment one, Segment other) {
    long c = cross(one.a(), one.b(), other.a());
    long d = cross(one.a(), one.b(), other.b());
    long a = cross(other.a(), other.b(), one.a());
    long b = cross(other.a(), other.b(), one.b());
    if (Long.signum(c) * Long.signum(d) < 0 && Long.signum(a) * Long.signum(b) < 0) {
      return new Ratio(0, 1);
    }
    Ratio least = square(one, other.a());
    for (Ratio next :
        new Ratio[] {square(one, other.b()), square(other, one.a()), square(other, one.b())}) {
      least = next.isAtMost(least) ? next : least;
    }
    return least;
  }

  private static <I> I draw(Subject<I> subject, Chance chance) {
    while (true) {
      Optional<I> drawn = subject.draw().apply(chance);
      if (drawn.isPresent()) {
        return drawn.get();
      }
    }
  }

  @Test
  void whetherTwoStadiumsTouchIsExact() {
    Subject<StadiumsGiven> subject = StadiumsSubjects.touch();
    Chance chance = new Chance(11);
    int touching = 0;
    int exactly = 0;
    for (int i = 0; i < INSTANCES; i++) {
      StadiumsGiven given = draw(subject, chance);
      Ratio square = square(given.one(), given.other());
      long reach = (long) given.reach();
      boolean touch = square.isAtMost(new Ratio(reach * reach, 1));
      assertEquals(touch ? 1 : 0, subject.right().apply(given).x(), given::toString);
      touching += touch ? 1 : 0;
      exactly += square.above() == reach * reach * square.below() ? 1 : 0;
    }
    int yes = touching;
    assertTrue(yes > INSTANCES / 5 && yes < INSTANCES * 4 / 5, () -> "touching " + yes);
    assertTrue(exactly > INSTANCES / 50, "some touch exactly");
  }

  @Test
  void theDistanceOfTheCoresIsExact() {
    Subject<StadiumsGiven> subject = StadiumsSubjects.distance();
    Chance chance = new Chance(12);
    for (int i = 0; i < INSTANCES; i++) {
      StadiumsGiven given = draw(subject, chance);
      double exact = Math.sqrt(square(given.one(), given.other()).value());
      assertEquals(exact, subject.right().apply(given).x(), 1e-12, given::toString);
    }
  }

  @Test
  void howFarAPointIsFromTheOutlineIsExact() {
    Subject<StadiumGiven> subject = PointInStadium.subject();
    Chance chance = new Chance(13);
    int inside = 0;
    for (int i = 0; i < INSTANCES; i++) {
      StadiumGiven given = draw(subject, chance);
      Segment core = given.stadium().core();
      double exact = Math.sqrt(square(core, given.center()).value()) - given.radius();
      assertEquals(exact, subject.right().apply(given).x(), 1e-12, given::toString);
      inside += exact < 0 ? 1 : 0;
    }
    assertTrue(inside > INSTANCES / 10, "inside " + inside);
  }
}

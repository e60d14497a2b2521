package touchline.collision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import touchline.exact.PowerOfTwo;
import touchline.geometry.Circle;
import touchline.geometry.Line;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;

/** What holds for all moving circles, tried on random ones. */
class MovingCircleLawsTest {
  @Test
  void thereIsNoEarlierTouchAndAtItsTimeTheCircleTouches() {
    Random random = new Random(64);
    for (int i = 0; i < 3_000; i++) {
      Sweep sweep = RandomSweeps.ordinary(random, 0);
      Optional<Impact> impact = impact(sweep);
      double until = impact.map(Impact::time).orElse(1.0);
      for (int k = 0; k < 50 && until > 0; k++) {
        assertTrue(distanceAt(sweep, until * k / 50) > sweep.circle().radius() - 1e-12);
      }
      if (impact.isPresent() && until > 0) {
        assertEquals(sweep.circle().radius(), distanceAt(sweep, until), 1e-12);
        Vec2 center = sweep.circle().center().plus(sweep.velocity().times(until));
        Vec2 rim = center.minus(impact.get().normal().times(sweep.circle().radius()));
        assertNear(impact.get().contact(), rim);
        assertTrue(impact.get().normal().dot(sweep.velocity()) < 0);
      }
    }
  }

  @Test
  void scalingByPowersOfTwoScalesTheContactAndNothingElse() {
    Random random = new Random(65);
    for (int i = 0; i < 3_000; i++) {
      Sweep sweep = i % 2 == 0 ? RandomSweeps.onLattice(random) : RandomSweeps.atTangent(random);
      double scale = PowerOfTwo.scale(1, random.nextInt(1_800) - 900);
      Optional<Impact> scaled = impact(moved(sweep, point -> point.times(scale), scale));
      Optional<Impact> same =
          impact(sweep)
              .map(
                  hit ->
                      new Impact(hit.time(), hit.contact().times(scale), hit.normal(), List.of(0)));
      assertEquals(same, scaled, sweep::toString);
    }
  }

  @Test
  void movingTurningAndMirroringEverythingChangesNothing() {
    Random random = new Random(66);
    Vec2 away = new Vec2(1 << 20, -3);
    for (int i = 0; i < 3_000; i++) {
      Sweep sweep = i % 2 == 0 ? RandomSweeps.onLattice(random) : RandomSweeps.atTangent(random);
      Sweep shifted =
          new Sweep(
              new Circle(sweep.circle().center().plus(away), sweep.circle().radius()),
              sweep.velocity(),
              new Segment(sweep.segment().a().plus(away), sweep.segment().b().plus(away)));
      assertSameTime(sweep, shifted);
      assertSameTime(sweep, moved(sweep, Vec2::perpendicular, 1));
      assertSameTime(sweep, moved(sweep, point -> new Vec2(-point.x(), point.y()), 1));
      Segment swapped = new Segment(sweep.segment().b(), sweep.segment().a());
      assertSameTime(sweep, new Sweep(sweep.circle(), sweep.velocity(), swapped));
    }
  }

  @Test
  void aSegmentLongEnoughIsHitWhenItsLineIs() {
    Random random = new Random(67);
    for (int i = 0; i < 3_000; i++) {
      Sweep sweep = RandomSweeps.onLattice(random);
      if (sweep.isPoint()) {
        continue;
      }
      Vec2 a = sweep.segment().a();
      Vec2 along = sweep.segment().b().minus(a);
      Segment longer = new Segment(a.minus(along.times(1_000)), a.plus(along.times(1_000)));
      LineSweep line =
          new LineSweep(
              sweep.circle(),
              sweep.velocity(),
              along.perpendicular(),
              along.perpendicular().dot(a));
      Optional<Impact> whole = line.impact();
      Optional<Impact> part = RobustMovingCircle.hit(sweep.circle(), sweep.velocity(), longer);
      assertEquals(whole.map(Impact::time), part.map(Impact::time), sweep::toString);
      if (whole.isPresent()) {
        assertNear(whole.get().contact(), part.get().contact());
        assertNear(whole.get().normal(), part.get().normal());
      }
    }
  }

  @Test
  void aScaledLineIsHitWhenTheLineThroughTwoPointsIs() {
    Random random = new Random(68);
    for (int i = 0; i < 3_000; i++) {
      Sweep sweep = RandomSweeps.ordinary(random, 0);
      Line line = Line.through(sweep.segment().a(), sweep.segment().b());
      Line back = Line.through(sweep.segment().b(), sweep.segment().a());
      Optional<Impact> left = RobustMovingCircle.hit(sweep.circle(), sweep.velocity(), line);
      Optional<Impact> right = RobustMovingCircle.hit(sweep.circle(), sweep.velocity(), back);
      assertEquals(left.isPresent(), right.isPresent());
      left.ifPresent(hit -> assertEquals(hit.time(), right.get().time(), 1e-12));
    }
  }

  @Test
  void theFirstOfManyIsTheEarliestAloneAndMirrorImagesTie() {
    Random random = new Random(69);
    int ties = 0;
    for (int i = 0; i < 2_000; i++) {
      Sweep one = mirrored(RandomSweeps.onLattice(random));
      Segment other = new Segment(mirror(one.segment().a()), mirror(one.segment().b()));
      Segment third = RandomSweeps.onLattice(random).segment();
      List<Segment> all = List.of(one.segment(), third, other);
      Optional<Impact> first = RobustMovingCircle.firstHit(one.circle(), one.velocity(), all);
      Optional<Impact> alone = impact(one);
      Optional<Impact> thirdAlone = RobustMovingCircle.hit(one.circle(), one.velocity(), third);
      double earliest =
          Math.min(alone.map(Impact::time).orElse(2.0), thirdAlone.map(Impact::time).orElse(2.0));
      assertEquals(earliest, first.map(Impact::time).orElse(2.0));
      boolean named = first.isPresent() && first.get().segments().contains(0);
      assertEquals(named, first.isPresent() && first.get().segments().contains(2));
      ties += named ? 1 : 0;
    }
    int found = ties;
    assertTrue(found > 300, () -> "only " + found + " ties");
  }

  /** Moves along the line y = x, in which segments are then mirrored. */
  private static Sweep mirrored(Sweep sweep) {
    double at = sweep.circle().center().x();
    double speed = sweep.velocity().x();
    Circle circle = new Circle(new Vec2(at, at), sweep.circle().radius());
    return new Sweep(circle, new Vec2(speed, speed), sweep.segment());
  }

  private static Vec2 mirror(Vec2 point) {
    return new Vec2(point.y(), point.x());
  }

  private static Optional<Impact> impact(Sweep sweep) {
    return RobustMovingCircle.hit(sweep.circle(), sweep.velocity(), sweep.segment());
  }

  private static double distanceAt(Sweep sweep, double time) {
    Vec2 center = sweep.circle().center().plus(sweep.velocity().times(time));
    Vec2 a = sweep.segment().a();
    Vec2 along = sweep.segment().b().minus(a);
    double part = center.minus(a).dot(along) / along.lengthSquared();
    Vec2 closest = a.plus(along.times(Math.max(0, Math.min(1, part))));
    return center.minus(closest).length();
  }

  private static Sweep moved(Sweep sweep, UnaryOperator<Vec2> map, double scale) {
    Circle circle = sweep.circle();
    return new Sweep(
        new Circle(map.apply(circle.center()), circle.radius() * scale),
        map.apply(sweep.velocity()),
        new Segment(map.apply(sweep.segment().a()), map.apply(sweep.segment().b())));
  }

  private static void assertSameTime(Sweep sweep, Sweep other) {
    assertEquals(impact(sweep).map(Impact::time), impact(other).map(Impact::time), sweep::toString);
  }

  private static void assertNear(Vec2 expected, Vec2 actual) {
    assertEquals(expected.x(), actual.x(), 1e-12);
    assertEquals(expected.y(), actual.y(), 1e-12);
  }
}

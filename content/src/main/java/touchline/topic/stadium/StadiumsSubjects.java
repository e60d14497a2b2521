package touchline.topic.stadium;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Segment;
import touchline.geometry.Vec2;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.StadiumCollision;

/** Questions about two stadiums, and about the two segments that are their cores. */
final class StadiumsSubjects {
  private static final int MOST_RADIUS = 4;

  /** In metres; nearer to a decision than this rounding decides, unless everything is exact. */
  private static final double UNSURE = 1e-6;

  private StadiumsSubjects() {}

  /** How far the cores are apart, which do not cross. */
  static Subject<StadiumsGiven> distance() {
    return Subject.number("distance", "m", StadiumsGiven::distance)
        .given(StadiumsSubjects::apart, StadiumsSubjects::cores)
        .solved(StadiumsSubjects::fourDistances)
        .worked(
            given ->
                worked(given)
                    .at("distance")
                    .noted("The method asks for two radii; the distance is the same for each."));
  }

  /** Whether two stadiums touch. */
  static Subject<StadiumsGiven> touch() {
    return Subject.<StadiumsGiven>yesNo(
            "touch", given -> StadiumCollision.overlaps(given.stadium(), given.otherStadium()))
        .given(StadiumsSubjects::any, StadiumsSubjects::stadiums)
        .solved(StadiumsSubjects::decision, StadiumsSubjects::worked);
  }

  private static Scene cores(StadiumsGiven given) {
    return Scene.ofPoints()
        .segment(given.one().a(), given.one().b())
        .segment("c", given.other().a(), "d", given.other().b());
  }

  private static Scene stadiums(StadiumsGiven given) {
    return Scene.ofCircles()
        .stadium(given.one().a(), given.one().b(), given.radius())
        .otherStadium(given.other().a(), given.other().b(), given.otherRadius());
  }

  private static WorkedExample worked(StadiumsGiven given) {
    return WorkedExample.of("StadiumCollision#overlapsStadium")
        .stadium(given.one().a(), given.one().b(), given.radius())
        .stadium("other", given.other().a(), given.other().b(), given.otherRadius());
  }

  private static List<String> fourDistances(StadiumsGiven given) {
    double[] fromEnds = given.fromEnds();
    return List.of(
        "from c to the segment a b = " + NumberText.of(fromEnds[0]),
        "from d to the segment a b = " + NumberText.of(fromEnds[1]),
        "from a to the segment c d = " + NumberText.of(fromEnds[2]),
        "from b to the segment c d = " + NumberText.of(fromEnds[3]),
        "distance = the least of them = " + NumberText.of(given.distance()));
  }

  private static List<String> decision(StadiumsGiven given) {
    boolean touch = given.distance() <= given.reach();
    List<String> lines = new ArrayList<>();
    if (StadiumCollision.cross(given.one(), given.other())) {
      lines.add("the cores cross, so distance = 0");
    } else {
      lines.addAll(fourDistances(given));
    }
    lines.add("R + r = " + NumberText.of(given.reach()) + (touch ? ": yes" : ": no"));
    return lines;
  }

  /** With a distance that can be typed, and with room between the cores. */
  private static Optional<StadiumsGiven> apart(Chance chance) {
    Segment one = segment(chance, Draw.point(chance));
    Segment other = segment(chance, Draw.point(chance));
    StadiumsGiven given = new StadiumsGiven(one, 1, other, 1);
    return Optional.of(given)
        .filter(drawn -> isInside(drawn) && drawn.distance() >= 1)
        .filter(drawn -> Draw.isTenth(drawn.distance()));
  }

  /** Level, upright, or slanted with a whole length. */
  private static Segment segment(Chance chance, Vec2 a) {
    int length = chance.between(3, 9);
    Vec2 along =
        switch (chance.below(4)) {
          case 0 -> new Vec2(length, 0);
          case 1 -> new Vec2(0, length);
          default -> Draw.wholeLength(chance);
        };
    return new Segment(a, a.plus(along));
  }

  private static Optional<StadiumsGiven> any(Chance chance) {
    StadiumsGiven given =
        switch (chance.below(8)) {
          case 0 -> touching(chance);
          case 1 -> crossing(chance);
          default ->
              new StadiumsGiven(
                  segment(chance, Draw.point(chance)),
                  chance.between(1, 2),
                  new Segment(Draw.point(chance), Draw.point(chance)),
                  chance.between(1, 3));
        };
    return Optional.of(given).filter(drawn -> isInside(drawn) && isSure(drawn));
  }

  private static int radius(Chance chance) {
    return chance.between(1, MOST_RADIUS);
  }

  /** Both level or both upright, beside each other at just their reach: all sums are exact. */
  private static StadiumsGiven touching(Chance chance) {
    int radius = radius(chance);
    int otherRadius = radius(chance);
    boolean across = chance.below(2) == 0;
    Vec2 along = across ? new Vec2(1, 0) : new Vec2(0, 1);
    Vec2 a = Draw.point(chance);
    int length = chance.between(3, 8);
    Vec2 c =
        a.plus(along.times(chance.between(0, length)))
            .plus(along.perpendicular().times(radius + otherRadius));
    Segment one = new Segment(a, a.plus(along.times(length)));
    return new StadiumsGiven(
        one, radius, new Segment(c, c.plus(along.times(chance.between(2, 8)))), otherRadius);
  }

  /** Thin ones whose ends are far from the other core. */
  private static StadiumsGiven crossing(Chance chance) {
    Vec2 middle = Draw.vector(chance, 3);
    Vec2 half = Draw.vector(chance, 6);
    Vec2 otherHalf = half.perpendicular();
    Segment one = new Segment(middle.minus(half), middle.plus(half));
    Vec2 shifted = middle.plus(Draw.vector(chance, 1));
    return new StadiumsGiven(
        one, 1, new Segment(shifted.minus(otherHalf), shifted.plus(otherHalf)), 1);
  }

  private static boolean isInside(StadiumsGiven given) {
    return isInside(given.one()) && isInside(given.other());
  }

  private static boolean isInside(Segment segment) {
    return Draw.isInside(segment.a())
        && Draw.isInside(segment.b())
        && segment.b().minus(segment.a()).lengthSquared() >= 4;
  }

  private static boolean isSure(StadiumsGiven given) {
    double beyond = given.distance() - given.reach();
    boolean alongAxis = isAlongAxis(given.one()) && isAlongAxis(given.other());
    return Math.abs(beyond) > UNSURE || (beyond == 0 && alongAxis);
  }

  private static boolean isAlongAxis(Segment segment) {
    return segment.a().x() == segment.b().x() || segment.a().y() == segment.b().y();
  }
}

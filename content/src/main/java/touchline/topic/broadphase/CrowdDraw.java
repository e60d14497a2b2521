package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.exercise.Chance;
import touchline.geometry.Circle;
import touchline.geometry.Vec2;
import touchline.task.Draw;

/** Circles by chance, with whole numbers. */
final class CrowdDraw {
  /** In metres, so that the numbers in the centres can be read. */
  private static final double APART = 2;

  private CrowdDraw() {}

  /** So many, no two centres near each other. */
  static Optional<CrowdGiven> some(Chance chance, int count, int largest) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      circles.add(Draw.circle(chance, largest));
    }
    return Optional.of(new CrowdGiven(circles)).filter(CrowdDraw::canBeRead);
  }

  /** Six, of which often two just touch. */
  static Optional<CrowdGiven> touching(Chance chance) {
    List<Circle> circles = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      circles.add(Draw.circle(chance, 3));
    }
    Vec2 way = Draw.wholeLength(chance);
    Circle first = circles.get(0);
    circles.set(3, new Circle(first.center().plus(way), 5 - first.radius()));
    return Optional.of(new CrowdGiven(circles))
        .filter(CrowdDraw::canBeRead)
        .filter(given -> given.touching() > 1 && given.touching() < 7);
  }

  static boolean canBeRead(CrowdGiven given) {
    return given.count(CrowdDraw::areNear) == 0
        && given.circles().stream().allMatch(circle -> Draw.isInside(circle.center()));
  }

  private static boolean areNear(Circle one, Circle other) {
    return one.center().minus(other.center()).length() < APART;
  }
}

package touchline.topic.pendulum;

import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.geometry.Vec2;
import touchline.mistake.Mistake;
import touchline.task.Draw;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.Swing;

/** How long a bob on a rod without mass takes to come back, let go wherever it is. */
final class PeriodSubject {

  /** In metres; a level rod needs no right triangle. */
  private static final int LONGEST_LEVEL = 8;

  /** A rod that is let go at rest. */
  record Release(Vec2 hinge, Vec2 bob) {
    double length() {
      return bob.minus(hinge).length();
    }

    /** Of the angle from straight down. */
    double cosine() {
      return (hinge.y() - bob.y()) / length();
    }

    /** Of half that angle. */
    double half() {
      return Math.sqrt((1 + cosine()) / 2);
    }

    /** The period of small swings. */
    double small() {
      return 2 * Math.PI * Math.sqrt(length() / BentRod.GRAVITY);
    }

    double period() {
      return Swing.period(hinge, bob);
    }
  }

  private PeriodSubject() {}

  /** What the task is about. */
  static Subject<Release> subject() {
    return Subject.number("period", "s", Release::period)
        .given(PeriodSubject::draw, PeriodSubject::picture)
        .solved(PeriodSubject::solution, PeriodSubject::worked);
  }

  static List<Mistake<Release, Double>> mistakes() {
    return List.of(
        new Mistake<>("V7", given -> given.period() * Math.sqrt(2.0 / 3)),
        new Mistake<>("V8", given -> given.small()),
        new Mistake<>("V25", given -> given.period() / 2),
        new Mistake<>("V26", given -> given.small() * mean(given.half())),
        new Mistake<>("V27", given -> over(given, given.length() / BentRod.GRAVITY)),
        new Mistake<>("V28", given -> over(given, Math.sqrt(BentRod.GRAVITY / given.length()))),
        new Mistake<>("V29", given -> given.small() / mean(given.cosine())));
  }

  private static double over(Release given, double seconds) {
    return 2 * Math.PI * seconds / mean(given.half());
  }

  /**
   * The arithmetic–geometric mean of 1 and a number up to 1.
   *
   * @throws IllegalArgumentException if the number is not above 0 and so has none
   */
  private static double mean(double number) {
    if (!(number > 0)) {
      throw new IllegalArgumentException("number must be > 0 to have such a mean: " + number);
    }
    double mean = 1;
    double root = number;
    while (mean - root > 1e-9) {
      double next = (mean + root) / 2;
      root = Math.sqrt(mean * root);
      mean = next;
    }
    return mean;
  }

  /** Every third rod is level; the others are as long as whole numbers make them. */
  private static Optional<Release> draw(Chance chance) {
    Vec2 hinge = Draw.vector(chance, 2);
    int side = chance.below(2) == 0 ? 1 : -1;
    Vec2 level = new Vec2(side * chance.between(2, LONGEST_LEVEL), 0);
    Vec2 rod = chance.below(3) == 0 ? level : Draw.wholeLength(chance);
    return Optional.of(new Release(hinge, hinge.plus(rod)))
        .filter(drawn -> Draw.isInside(drawn.bob()));
  }

  private static Scene picture(Release given) {
    return Scene.ofPoints()
        .rod(given.hinge(), given.bob())
        .point("hinge", given.hinge())
        .point("bob", given.bob());
  }

  private static List<String> solution(Release given) {
    return List.of(
        "length = " + NumberText.of(given.length()),
        "cosine of the angle = " + NumberText.of(given.cosine()),
        "cosine of half of it = " + NumberText.of(given.half()),
        "mean of 1 and that = " + NumberText.of(mean(given.half())),
        "small swings take " + NumberText.of(given.small()),
        "period = that / mean = " + NumberText.of(given.period()));
  }

  private static WorkedExample worked(Release given) {
    return WorkedExample.of("Swing#period").point("hinge", given.hinge()).point("bob", given.bob());
  }
}

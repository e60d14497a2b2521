package touchline.topic.overlap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.mistake.Mistake;
import touchline.task.Scene;
import touchline.task.Subject;
import touchline.task.WorkedExample;
import touchline.taught.SegmentHoop;

/** Whether a segment touches a hoop: the outline of a circle, with nothing inside. */
final class HoopSubject {
  /** In metres; nearer to a decision than this rounding decides, unless everything is exact. */
  private static final double UNSURE = 1e-6;

  private HoopSubject() {}

  /** What the task is about. */
  static Subject<CircleGiven> subject() {
    return Subject.yesNo("touch", HoopSubject::touch)
        .given(HoopSubject::draw, HoopSubject::picture)
        .solved(HoopSubject::solution, HoopSubject::worked);
  }

  /** With D, the least distance from the centre, and F, the largest: right is D <= r <= F. */
  static List<Mistake<CircleGiven, Boolean>> mistakes() {
    List<Mistake<CircleGiven, Boolean>> all = new ArrayList<>();
    all.add(new Mistake<>("H1", g -> g.distance() <= g.radius()));
    all.add(new Mistake<>("H2", g -> g.endDistance() <= g.radius() && g.radius() <= farthest(g)));
    all.add(new Mistake<>("H3", g -> g.radius() <= farthest(g)));
    all.add(new Mistake<>("O01", g -> g.lineDistance() <= g.radius() && g.radius() <= farthest(g)));
    all.add(new Mistake<>("O02", g -> g.distance() < g.radius() && g.radius() < farthest(g)));
    all.add(new Mistake<>("O11", g -> Roots.of(g).firstInside()));
    all.add(new Mistake<>("O12", g -> Roots.of(g).bothInside()));
    all.add(new Mistake<>("O13", g -> !(g.distance() <= g.radius() && g.radius() <= farthest(g))));
    return List.copyOf(all);
  }

  private static boolean touch(CircleGiven given) {
    return SegmentHoop.overlaps(given.segment(), given.circle());
  }

  /** The distance of the farther end. */
  private static double farthest(CircleGiven given) {
    return Math.max(given.w().length(), given.center().minus(given.b()).length());
  }

  private static Optional<CircleGiven> draw(Chance chance) {
    return Optional.of(Probes.draw(chance))
        .filter(given -> Probes.isPleasant(given) && OverlapSubject.isSure(given))
        .filter(given -> isSure(farthest(given) - given.radius()));
  }

  /** The distance of an end is exact if it is a whole number. */
  private static boolean isSure(double beyond) {
    return Math.abs(beyond) > UNSURE || beyond == 0;
  }

  private static Scene picture(CircleGiven given) {
    return Scene.ofCircles().segment(given.a(), given.b()).hoop("hoop", given.circle());
  }

  private static List<String> solution(CircleGiven given) {
    return List.of(
        "least = " + NumberText.of(given.distance()),
        "most = " + NumberText.of(farthest(given)),
        "r = " + NumberText.of(given.radius()),
        touch(given) ? "least <= r <= most: yes" : "r is not between them: no");
  }

  private static WorkedExample worked(CircleGiven given) {
    return WorkedExample.of("SegmentHoop#overlaps")
        .segment(given.a(), given.b())
        .circle("hoop", given.circle());
  }
}

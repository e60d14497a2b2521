package touchline.topic.broadphase;

import java.util.List;
import touchline.answer.Value;
import touchline.geometry.Circle;
import touchline.mistake.Mistake;

/** Mistakes about some circles: which pairs there are, which are asked, and which touch. */
final class CrowdMistakes {
  private CrowdMistakes() {}

  /** Right: half the product of the number and one less. */
  static List<Mistake<CrowdGiven, Double>> pairs() {
    return List.of(
        new Mistake<>("Y1", g -> 2 * g.pairs()),
        new Mistake<>("Y2", g -> g.pairs() + g.size()),
        new Mistake<>("Y3", g -> 2 * g.pairs() + g.size()),
        new Mistake<>("Y4", g -> g.size() - 1.0));
  }

  /** Right: those that have a point in common. */
  static List<Mistake<CrowdGiven, Double>> touching() {
    return List.of(
        new Mistake<>("Y14", g -> g.count(Pairs::sink)),
        new Mistake<>("Y6", g -> g.count(Pairs::boxesMeet)),
        new Mistake<>("Y15", g -> g.count(Pairs::intervalsMeet)),
        new Mistake<>("Y1", g -> 2 * g.touching()),
        new Mistake<>("Y4", g -> g.countNext(Pairs::touch)));
  }

  /** Right: those whose intervals meet. */
  static List<Mistake<CrowdGiven, Double>> tests() {
    return List.of(
        new Mistake<>("Y4", g -> g.sorted().countNext(Pairs::intervalsMeet)),
        new Mistake<>("Y5", CrowdGiven::touching),
        new Mistake<>("Y6", g -> g.count(Pairs::boxesMeet)),
        new Mistake<>("Y7", CrowdGiven::pairs),
        new Mistake<>("Y8", g -> g.count(Pairs::intervalsOverlap)),
        new Mistake<>("Y9", CrowdMistakes::untilOneReachesFarther),
        new Mistake<>("Y10", g -> g.countWhile(CrowdMistakes::startsBefore, (a, b) -> true)),
        new Mistake<>("Y13", g -> g.count(CrowdMistakes::meetUpright)));
  }

  private static double untilOneReachesFarther(CrowdGiven given) {
    return given.sorted().countWhile((a, b) -> Pairs.end(b) <= Pairs.end(a), (a, b) -> true);
  }

  private static boolean startsBefore(Circle one, Circle next) {
    return Pairs.start(next) <= Pairs.end(one);
  }

  private static boolean meetUpright(Circle one, Circle other) {
    return Pairs.intervalsMeet(Pairs.turned(one), Pairs.turned(other));
  }

  /** Right: by where the intervals start. */
  static List<Mistake<CrowdGiven, Value>> fourth() {
    return List.of(
        new Mistake<>("Y10", g -> Value.option(CrowdSubjects.FOURTH)),
        new Mistake<>("Y11", g -> CrowdSubjects.fourth(g.order(circle -> circle.center().x()))),
        new Mistake<>("Y12", g -> CrowdSubjects.fourth(g.order(Pairs::end))),
        new Mistake<>("Y13", g -> CrowdSubjects.fourth(g.order(c -> Pairs.start(Pairs.turned(c))))),
        new Mistake<>("Y35", g -> CrowdSubjects.fourth(g.order(circle -> -Pairs.start(circle)))));
  }
}

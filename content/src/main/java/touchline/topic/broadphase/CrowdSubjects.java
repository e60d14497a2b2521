package touchline.topic.broadphase;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Field;
import touchline.answer.Value;
import touchline.diagram.NumberText;
import touchline.exercise.Chance;
import touchline.task.Subject;

/** Questions about some circles. */
final class CrowdSubjects {
  private static final int SORTED = 5;

  /** From 0. */
  static final int FOURTH = 3;

  private CrowdSubjects() {}

  /** How many pairs there are. */
  static Subject<CrowdGiven> pairs() {
    return Subject.number("pairs", "", CrowdGiven::pairs)
        .given(chance -> CrowdDraw.some(chance, chance.between(4, 9), 2), given -> given.picture())
        .solved(
            CrowdSubjects::formula,
            given ->
                given
                    .worked("BroadPhase#allPairs")
                    .noted("The method asks each pair once and counts those that touch."));
  }

  private static List<String> formula(CrowdGiven given) {
    return List.of(
        given.size() + " circles, each with " + (given.size() - 1) + " others",
        "every pair is counted from both sides, so half of that: " + NumberText.of(given.pairs()));
  }

  /** How many pairs touch. */
  static Subject<CrowdGiven> touching() {
    return Subject.number("touching", "", CrowdGiven::touching)
        .given(CrowdDraw::touching, CrowdGiven::picture)
        .solved(
            given -> listed(given, Pairs::touch, "touching: "),
            given -> given.worked("BroadPhase#allPairs"));
  }

  /** How many pairs the sweep tests. */
  static Subject<CrowdGiven> tests() {
    return Subject.number("tests", "", CrowdGiven::tests)
        .given(chance -> CrowdDraw.some(chance, 6, 3), CrowdGiven::picture)
        .solved(
            given -> listed(given, Pairs::intervalsMeet, "intervals that meet: "),
            given ->
                given
                    .worked("BroadPhase#sweep")
                    .noted("The method tests each pair of intervals that are open at once."));
  }

  private static List<String> listed(CrowdGiven given, Pairs.Rule rule, String words) {
    List<String> pairs = new ArrayList<>();
    for (int i = 0; i < given.size(); i++) {
      for (int j = i + 1; j < given.size(); j++) {
        if (rule.of(given.circles().get(i), given.circles().get(j))) {
          pairs.add(CrowdGiven.name(i) + " and " + CrowdGiven.name(j));
        }
      }
    }
    return List.of(
        words + String.join(", ", pairs), "together " + NumberText.of(given.count(rule)));
  }

  /** Which circle is the fourth that the sweep comes to. */
  static Subject<CrowdGiven> fourth() {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < SORTED; i++) {
      options.add("Circle " + CrowdGiven.name(i));
    }
    return Subject.of(Field.choice("fourth", options), CrowdSubjects::fourthByStart)
        .given(CrowdSubjects::withDifferentStarts, CrowdGiven::picture)
        .solved(
            CrowdSubjects::starts,
            given ->
                given
                    .worked("BroadPhase#sweep")
                    .noted("The fourth circle that the method takes is the answer."));
  }

  private static Value fourthByStart(CrowdGiven given) {
    return fourth(given.order(Pairs::start));
  }

  static Value fourth(List<Integer> order) {
    return Value.option(order.get(FOURTH));
  }

  private static Optional<CrowdGiven> withDifferentStarts(Chance chance) {
    return CrowdDraw.some(chance, SORTED, 4)
        .filter(given -> given.count((a, b) -> Pairs.start(a) == Pairs.start(b)) == 0);
  }

  private static List<String> starts(CrowdGiven given) {
    List<String> lines = new ArrayList<>();
    for (int i : given.order(Pairs::start)) {
      double start = Pairs.start(given.circles().get(i));
      lines.add("circle " + CrowdGiven.name(i) + " starts at x = " + NumberText.of(start));
    }
    lines.add(
        "the fourth of them: Circle " + CrowdGiven.name(given.order(Pairs::start).get(FOURTH)));
    return lines;
  }
}

package touchline.suite;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.AnsweredMethod.AnsweredCase.Wrong;
import touchline.code.Declaration;
import touchline.code.Tolerance;
import touchline.code.ValueType;

/**
 * Which mistakes can wait in an exercise about cases, found out from cases that were answered by a
 * right program and the wrong ones, and a few of these cases that expose them all.
 *
 * <p>The cases are chosen one after another, always one that exposes most of what is left; then
 * each that the others make needless is left out. That need not be the least that would do.
 *
 * @param waiting the places of the mistakes that some case exposes for whoever rounds
 * @param cases their arguments; there may be more than {@link CaseFields#MOST}
 */
public record AnsweredSuite(List<Integer> waiting, List<double[]> cases) {
  /**
   * How many tolerances a wrong answer must be off: one for who rounds, and one for who compares;
   * the rest keeps it away from the edge.
   */
  private static final double APART = 3;

  /** So much of a hundredth is rounding. */
  private static final double RESIDUE = 1e-7;

  public AnsweredSuite {
    waiting = List.copyOf(waiting);
    cases = List.copyOf(cases);
  }

  /** Whether cases can be typed for a method: each argument in fields, and its answer in one. */
  public static boolean canTry(Declaration method) {
    return !method.signature().parameters().contains(ValueType.CIRCLES)
        && switch (method.signature().result()) {
          case POINT, NUMBER, TRUTH -> true;
          case CIRCLES, CIRCLE, SEGMENT -> false;
        };
  }

  /** Those of an earlier case go before the same of a later one. */
  public static AnsweredSuite of(ValueType result, List<AnsweredCase> all) {
    List<AnsweredCase> known = all.stream().filter(each -> isShort(each.input())).toList();
    List<BitSet> exposed = known.stream().map(each -> exposed(result, each)).toList();
    BitSet open = new BitSet();
    exposed.forEach(open::or);
    List<Integer> waiting = open.stream().boxed().toList();
    List<Integer> chosen = new ArrayList<>();
    while (!open.isEmpty()) {
      int best = best(exposed, open);
      chosen.add(best);
      open.andNot(exposed.get(best));
    }
    return new AnsweredSuite(
        waiting, needed(chosen, exposed).stream().map(i -> known.get(i).input()).toList());
  }

  /** What can be typed and read without rounding. */
  private static boolean isShort(double[] input) {
    return DoubleStream.of(input)
        .map(x -> x * 100)
        .allMatch(x -> Math.abs(x - Math.floor(x + 0.5)) <= RESIDUE);
  }

  private static BitSet exposed(ValueType result, AnsweredCase asked) {
    double near =
        result == ValueType.TRUTH
            ? 0
            : APART * Math.max(Contract.TOLERANCE, Tolerance.of(result, asked.input()));
    BitSet exposed = new BitSet();
    for (int i = 0; i < asked.wrong().size(); i++) {
      Wrong wrong = asked.wrong().get(i);
      exposed.set(i, wrong.isDecided() && isOff(wrong.answer(), asked.right(), near));
    }
    return exposed;
  }

  private static boolean isOff(Optional<double[]> answer, double[] right, double near) {
    return answer.filter(given -> Tolerance.isNear(given, right, near)).isEmpty();
  }

  private static int best(List<BitSet> exposed, BitSet open) {
    int best = 0;
    for (int i = 1; i < exposed.size(); i++) {
      best = news(exposed.get(i), open) > news(exposed.get(best), open) ? i : best;
    }
    return best;
  }

  private static int news(BitSet exposed, BitSet open) {
    BitSet news = (BitSet) exposed.clone();
    news.and(open);
    return news.cardinality();
  }

  /** Without those whose mistakes the others expose. */
  private static List<Integer> needed(List<Integer> chosen, List<BitSet> exposed) {
    List<Integer> needed = new ArrayList<>(chosen);
    for (int each : chosen) {
      BitSet others = new BitSet();
      needed.stream().filter(i -> i != each).forEach(i -> others.or(exposed.get(i)));
      BitSet own = (BitSet) exposed.get(each).clone();
      own.andNot(others);
      if (own.isEmpty()) {
        needed.remove(Integer.valueOf(each));
      }
    }
    return needed;
  }

  /** The places of those that do not wait, of so many. */
  public List<Integer> silent(int mistakes) {
    return IntStream.range(0, mistakes).filter(i -> !waiting.contains(i)).boxed().toList();
  }
}

package touchline.question;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import touchline.answer.Value;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.ValueType;
import touchline.exercise.Chance;
import touchline.task.Draw;

/**
 * Chooses which cases are asked together: so that each mistake shows, and any two that some case
 * tells apart give different answers.
 *
 * <p>Each variant is put together case by case, always with the one of some drawn ones that tells
 * most that the others do not tell yet. No case is in a variant of practice and in one for credit.
 */
public final class QuestionDraw {
  /** Fewer cases would soon be known by heart. */
  public static final int LEAST_CASES = 30;

  static final int PRACTICE = 32;
  static final int CREDIT = 64;

  /** Answers are kept so many tolerances apart, as those of the lessons' tasks. */
  private static final double GAP = 10;

  /** With fewer pleasant cases the others are asked, too. */
  private static final int LEAST_PLEASANT = 100;

  /** Cases looked at for each place. */
  private static final int LOOKED_AT = 40;

  /** Tries for a variant that is another than those before. */
  private static final int TRIES = 20;

  private final List<BitSet> told;
  private final BitSet reachable = new BitSet();

  private QuestionDraw(List<BitSet> told) {
    this.told = told;
    told.forEach(reachable::or);
  }

  /**
   * Variants of these cases, the same each time.
   *
   * @param tolerance how near is right
   */
  public static Variants of(ValueType result, List<AnsweredCase> cases, double tolerance) {
    QuestionDraw draw = new QuestionDraw(told(result, cases, tolerance));
    List<Integer> asked = draw.asked(result, cases);
    Chance chance = new Chance(1);
    int least = result == ValueType.TRUTH ? 4 : 3;
    int most = result == ValueType.TRUTH ? 8 : 5;
    Variants variants = draw.variants(asked, least, chance);
    for (int size = least + 1; size <= most && !draw.isComplete(variants); size++) {
      variants = draw.variants(asked, size, chance);
    }
    return variants;
  }

  /**
   * What variants of these cases tell.
   *
   * @param mistakes how many there are
   */
  public static Telling telling(
      ValueType result,
      List<AnsweredCase> cases,
      Variants variants,
      double tolerance,
      int mistakes) {
    QuestionDraw draw = new QuestionDraw(told(result, cases, tolerance));
    List<Integer> silent =
        IntStream.range(0, mistakes)
            .filter(i -> !draw.reachable.get(pair(0, i + 1)))
            .boxed()
            .toList();
    List<Telling.Pair> alike = new ArrayList<>();
    for (int i = 0; i < mistakes; i++) {
      for (int k = 0; k < i; k++) {
        boolean isShown = !silent.contains(i) && !silent.contains(k);
        if (isShown && !draw.reachable.get(pair(k + 1, i + 1))) {
          alike.add(new Telling.Pair(k, i));
        }
      }
    }
    return new Telling(silent, alike, (int) variants.all().filter(draw::isComplete).count());
  }

  /** The bit of two answers; the first two say what is right. */
  private static int pair(int one, int other) {
    return 2 + other * (other - 1) / 2 + one;
  }

  private static List<BitSet> told(ValueType result, List<AnsweredCase> cases, double tolerance) {
    double gap = tolerance > 0 ? GAP * tolerance : 1;
    return cases.stream().map(each -> told(result, each, gap)).toList();
  }

  /** A bit for each pair of answers that differ; of decisions also one for what is right. */
  private static BitSet told(ValueType result, AnsweredCase asked, double gap) {
    List<Optional<Value>> answers = CaseAnswers.all(result, asked);
    BitSet told = new BitSet();
    for (int i = 0; i < answers.size(); i++) {
      for (int k = 0; k < i; k++) {
        told.set(pair(k, i), isApart(answers.get(k), answers.get(i), gap));
      }
    }
    if (result == ValueType.TRUTH) {
      told.set(CaseAnswers.right(result, asked).x() == 1 ? 0 : 1);
    }
    return told;
  }

  private static boolean isApart(Optional<Value> one, Optional<Value> other, double gap) {
    return one.isPresent() && other.isPresent() && one.get().off(other.get()) >= gap;
  }

  /** Those whose answer has at most two decimals, if they tell as much as all. */
  private List<Integer> asked(ValueType result, List<AnsweredCase> cases) {
    List<Integer> all = IntStream.range(0, cases.size()).boxed().toList();
    List<Integer> pleasant =
        all.stream().filter(i -> isPleasant(CaseAnswers.right(result, cases.get(i)))).toList();
    BitSet bits = new BitSet();
    pleasant.forEach(i -> bits.or(told.get(i)));
    return pleasant.size() >= LEAST_PLEASANT && bits.equals(reachable) ? pleasant : all;
  }

  private static boolean isPleasant(Value right) {
    return Draw.isHundredth(right.x()) && Draw.isHundredth(right.y());
  }

  private Variants variants(List<Integer> asked, int size, Chance chance) {
    List<Integer> practice = new ArrayList<>();
    List<Integer> credit = new ArrayList<>();
    for (int i = 0; i < asked.size(); i++) {
      (i % 3 == 0 ? practice : credit).add(asked.get(i));
    }
    return new Variants(
        variants(practice, PRACTICE, size, chance), variants(credit, CREDIT, size, chance));
  }

  private List<List<Integer>> variants(List<Integer> from, int count, int size, Chance chance) {
    List<List<Integer>> variants = new ArrayList<>();
    Set<Set<Integer>> known = new HashSet<>();
    for (int i = 0; i < count; i++) {
      List<Integer> one = variant(from, size, chance);
      for (int tries = 1; tries < TRIES && known.contains(Set.copyOf(one)); tries++) {
        one = variant(from, size, chance);
      }
      known.add(Set.copyOf(one));
      variants.add(one);
    }
    return variants;
  }

  private List<Integer> variant(List<Integer> from, int size, Chance chance) {
    List<Integer> chosen = new ArrayList<>();
    BitSet covered = new BitSet();
    while (chosen.size() < size) {
      int best = best(from, chosen, covered, chance);
      if (!chosen.contains(best)) {
        chosen.add(best);
        covered.or(told.get(best));
      }
    }
    return chosen;
  }

  /** Any for a beginning; then, of some, the one that tells most that is not told yet. */
  private int best(List<Integer> from, List<Integer> chosen, BitSet covered, Chance chance) {
    int best = from.get(chance.below(from.size()));
    for (int i = 1; i < LOOKED_AT && !chosen.isEmpty(); i++) {
      int other = from.get(chance.below(from.size()));
      boolean isBetter = news(other, covered) > news(best, covered) || chosen.contains(best);
      best = isBetter && !chosen.contains(other) ? other : best;
    }
    return best;
  }

  private int news(int at, BitSet covered) {
    BitSet news = (BitSet) told.get(at).clone();
    news.andNot(covered);
    return news.cardinality();
  }

  private boolean isComplete(Variants variants) {
    return variants.all().allMatch(this::isComplete);
  }

  private boolean isComplete(List<Integer> variant) {
    BitSet covered = new BitSet();
    variant.forEach(i -> covered.or(told.get(i)));
    return covered.equals(reachable);
  }
}

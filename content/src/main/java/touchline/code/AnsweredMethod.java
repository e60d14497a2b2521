package touchline.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A method whose answers were all given beforehand: it knows what is right in the cases that it has
 * and in no others, and nothing has to run to ask it.
 */
public final class AnsweredMethod implements AskedMethod {
  /** Of the drawn cases a submission is tried on so many; the rest are tried for an example. */
  private static final int MOST_HIDDEN = 60;

  /** Spreads seeds that follow one another; any odd number will do. */
  private static final long STREAM = 0x9E3779B97F4A7C15L;

  private final String id;
  private final Declaration declaration;
  private final List<String> mistakes;
  private final List<AnsweredCase> chosen;
  private final List<AnsweredCase> drawn;
  private final List<AnsweredCase> special;
  private final Map<List<Double>, AnsweredCase> byInput = new HashMap<>();

  /**
   * A case whose answers were given beforehand, by a right program and by known wrong ones.
   *
   * @param input the arguments, laid out by {@link ValueType}
   * @param wrong for each known mistake, in their order
   */
  @SuppressWarnings("ArrayRecordComponent") // Never compared as a record.
  public record AnsweredCase(Group group, double[] input, double[] right, List<Wrong> wrong) {
    public AnsweredCase {
      wrong = List.copyOf(wrong);
    }

    /**
     * What a wrong program gives.
     *
     * @param answer empty where it gives none
     * @param isDecided false where rounding may decide, so that any answer goes with the mistake
     */
    public record Wrong(Optional<double[]> answer, boolean isDecided) {
      boolean goesWith(Optional<double[]> given, double tolerance) {
        if (!isDecided) {
          return true;
        }
        return answer.isEmpty()
            ? given.filter(Rule::isFinite).isEmpty()
            : given.filter(one -> Tolerance.isNear(one, answer.get(), tolerance)).isPresent();
      }
    }

    Case asked() {
      return new Case(group, input);
    }

    boolean isRight(Optional<double[]> given, ValueType result) {
      double tolerance = Tolerance.of(result, input);
      return given.filter(one -> Tolerance.isNear(one, right, tolerance)).isPresent();
    }

    boolean isDecided(int mistake) {
      return wrong.get(mistake).isDecided();
    }

    /** Where a mistake gives nothing a guard may be right. */
    boolean isAsBy(int mistake, Optional<double[]> given, ValueType result) {
      Wrong by = wrong.get(mistake);
      return by.goesWith(given, 2 * Tolerance.of(result, input))
          || (by.answer().isEmpty() && isRight(given, result));
    }
  }

  /** Without special positions. */
  public AnsweredMethod(
      String id,
      Declaration declaration,
      List<String> mistakes,
      List<AnsweredCase> chosen,
      List<AnsweredCase> drawn) {
    this(id, declaration, mistakes, chosen, drawn, List.of());
  }

  /**
   * @param mistakes their ids, in the order of what the cases say of them
   * @param chosen the cases that the author wrote down; those in {@link Group#SHOWN} are shown
   * @param drawn more cases, in ascending size
   * @param special cases in special positions, which everybody is tried on, too
   */
  public AnsweredMethod(
      String id,
      Declaration declaration,
      List<String> mistakes,
      List<AnsweredCase> chosen,
      List<AnsweredCase> drawn,
      List<AnsweredCase> special) {
    this.id = id;
    this.declaration = declaration;
    this.mistakes = List.copyOf(mistakes);
    this.chosen = List.copyOf(chosen);
    this.drawn = List.copyOf(drawn);
    this.special = List.copyOf(special);
    special.forEach(each -> byInput.put(key(each.input()), each));
    drawn.forEach(each -> byInput.put(key(each.input()), each));
    chosen.forEach(each -> byInput.put(key(each.input()), each));
  }

  private static List<Double> key(double[] input) {
    return DoubleStream.of(input).boxed().toList();
  }

  /** Whether it has this case. */
  public boolean knows(double[] input) {
    return byInput.containsKey(key(input));
  }

  private AnsweredCase at(double[] input) {
    AnsweredCase found = byInput.get(key(input));
    if (found == null) {
      throw new IllegalArgumentException("input must be a known case: " + Arrays.toString(input));
    }
    return found;
  }

  private ValueType result() {
    return signature().result();
  }

  @Override
  public String id() {
    return id;
  }

  @Override
  public Signature signature() {
    return declaration.signature();
  }

  @Override
  public List<String> names() {
    return declaration.names();
  }

  @Override
  public String declaration() {
    return declaration.inJava();
  }

  @Override
  public String starter() {
    return declaration.starter();
  }

  @Override
  public AskedMethod variant(int number) {
    if (number != 0) {
      throw new IllegalArgumentException("number must be 0, there is one form: " + number);
    }
    return this;
  }

  @Override
  public List<Case> shown(List<double[]> inputs) {
    return inputs.stream().map(input -> at(input).asked()).toList();
  }

  /** All that the author chose and does not show, all special positions, and some of the others. */
  @Override
  public List<Case> hidden(long seed) {
    List<AnsweredCase> some = new ArrayList<>(drawn);
    Collections.shuffle(some, new Random(seed * STREAM));
    List<Case> hidden = new ArrayList<>();
    chosen.stream()
        .filter(each -> each.group() != Group.SHOWN)
        .forEach(each -> hidden.add(each.asked()));
    special.forEach(each -> hidden.add(each.asked()));
    some.stream().limit(MOST_HIDDEN).forEach(each -> hidden.add(each.asked()));
    return List.copyOf(hidden);
  }

  /**
   * Whoever hands in often meets what the author chose, and the special positions, each time; they
   * may serve as examples.
   */
  @Override
  public boolean isSecret(Case hidden) {
    return hidden.group() == Group.ORDINARY;
  }

  @Override
  public List<Case> trials() {
    List<Case> trials = new ArrayList<>();
    drawn.forEach(each -> trials.add(each.asked()));
    special.forEach(each -> trials.add(each.asked()));
    chosen.forEach(each -> trials.add(each.asked()));
    return List.copyOf(trials);
  }

  @Override
  public double[] right(double[] input) {
    return at(input).right().clone();
  }

  @Override
  public boolean isRight(double[] input, double[] answer) {
    return at(input).isRight(Optional.of(answer), result());
  }

  @Override
  public double tolerance(double[] input) {
    return Tolerance.of(result(), input);
  }

  @Override
  public double faults(double[] input) {
    return Clarity.faults(signature(), input);
  }

  /** The first that explains every answer, if one of them is wrong. */
  @Override
  public Optional<String> mistake(List<Case> cases, List<Optional<double[]>> given) {
    List<AnsweredCase> known = cases.stream().map(each -> at(each.input())).toList();
    List<Integer> wrong =
        IntStream.range(0, known.size())
            .filter(i -> !known.get(i).isRight(given.get(i), result()))
            .boxed()
            .toList();
    return IntStream.range(0, mistakes.size())
        .filter(mistake -> wrong.stream().anyMatch(i -> known.get(i).isDecided(mistake)))
        .filter(
            mistake ->
                IntStream.range(0, known.size())
                    .allMatch(i -> known.get(i).isAsBy(mistake, given.get(i), result())))
        .mapToObj(mistakes::get)
        .findFirst();
  }

  @Override
  public Set<String> mistakes() {
    return new TreeSet<>(mistakes);
  }
}

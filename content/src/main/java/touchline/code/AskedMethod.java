package touchline.code;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A method that is asked for, as a grader sees it: its cases, what is right in them, and which
 * mistakes are known. Where the answers come from is nobody's business there.
 *
 * <p>All inputs and answers are flat, see {@link ValueType}.
 */
public interface AskedMethod {
  /** Lesson and folder, such as {@code closest-point/write-it}. */
  String id();

  Signature signature();

  /** The names of the parameters, in order. */
  List<String> names();

  /** The method's head as a student writes it. */
  String declaration();

  /** Source to begin with: it compiles and is wrong. */
  String starter();

  /** The cases that a student sees, of inputs from a {@link CasesFile}, in the lesson's form. */
  List<Case> shown(List<double[]> inputs);

  /** Cases never shown, drawn anew for each seed; every known mistake is wrong in one of them. */
  List<Case> hidden(long seed);

  /** Cases to look for a counterexample in, in ascending size; the same each time. */
  List<Case> trials();

  /** Whether a hidden case must not be told as an example: it was drawn for one submission. */
  default boolean isSecret(Case hidden) {
    return true;
  }

  /**
   * The right answer to these arguments.
   *
   * @throws IllegalArgumentException if they make no case
   */
  double[] right(double[] input);

  boolean isRight(double[] input, double[] answer);

  /** How near counts as right, in the unit of the result in the lesson's form. */
  double tolerance(double[] input);

  /** How badly a case shows in a picture, see {@link Clarity}; the same in every form. */
  double faults(double[] input);

  /**
   * The id of the known mistake whose answers are these, such as {@code M01} or {@code M02+M10}.
   *
   * @param cases shown and hidden
   * @param given for each case the answer; empty where there was none
   */
  Optional<String> mistake(List<Case> cases, List<Optional<double[]>> given);

  /** The ids of the mistakes that it can name; of two at once each. */
  Set<String> mistakes();

  /** Where known mistakes show most. */
  default Optional<Trap> trap() {
    return Optional.empty();
  }

  /** The other methods with which a wrong one may be judged. */
  default List<FollowThrough> followThroughs() {
    return List.of();
  }

  /** How many forms there are that the lesson does not print. */
  default int variants() {
    return 0;
  }

  /**
   * The same method in another form.
   *
   * @param number 0 for the lesson's, or from 1 to {@link #variants}
   */
  AskedMethod variant(int number);

  /** Which form it is; 0 for the lesson's. */
  default int number() {
    return 0;
  }

  /** Its id and which form it is: one name for each suite of cases. */
  default String form() {
    return id();
  }

  /** Whether the words about a known mistake are true of this form. */
  default boolean tells(String mistake) {
    return true;
  }
}

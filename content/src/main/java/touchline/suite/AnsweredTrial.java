package touchline.suite;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.DoubleStream;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.Declaration;

/**
 * A method that is known in the cases which its programs answered, and in no other: enough to show
 * the exercise, and to tell what is right in it, where nothing can be run.
 */
public final class AnsweredTrial extends DeclaredMethod {
  private final List<String> mistakes;
  private final Map<List<Double>, AnsweredCase> known = new HashMap<>();

  /**
   * @param negative for each parameter whether a number there may be below zero
   * @param mistakes the ids of all mistakes of the cases, in their order
   */
  public AnsweredTrial(
      Declaration method, List<Boolean> negative, List<String> mistakes, List<AnsweredCase> known) {
    super(method, negative);
    this.mistakes = List.copyOf(mistakes);
    known.forEach(each -> this.known.putIfAbsent(key(each.input()), each));
  }

  private static List<Double> key(double[] input) {
    return DoubleStream.of(input).boxed().toList();
  }

  private AnsweredCase known(double[] input) {
    AnsweredCase found = known.get(key(input));
    if (found == null) {
      throw new IllegalStateException("a case must be one that was answered: " + key(input));
    }
    return found;
  }

  /** Only what the statement admits was answered. */
  @Override
  public Optional<String> refusal(double[] input) {
    known(input);
    return Optional.empty();
  }

  @Override
  public double[] right(double[] input) {
    return known(input).right().clone();
  }

  @Override
  public Optional<double[]> mistaken(String id, double[] input) {
    return known(input).wrong().get(mistakes.indexOf(id)).answer();
  }
}

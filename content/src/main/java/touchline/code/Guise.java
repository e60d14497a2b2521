package touchline.code;

import java.util.ArrayList;
import java.util.List;

/**
 * From the lesson's form of a method to the one that is asked for, and back: arguments and answers,
 * all flat.
 *
 * @param declaration of the form that is asked for
 * @param stages the types of the parameters before each change, and last after all
 */
record Guise(
    Declaration declaration, ValueType result, List<Change> changes, List<List<ValueType>> stages) {
  /** The lesson's own form. */
  static Guise none(Declaration own) {
    return of(own, own, List.of());
  }

  static Guise of(Declaration own, MethodVariant variant) {
    return of(own, Declaration.of(variant.head()), variant.changes());
  }

  private static Guise of(Declaration own, Declaration asked, List<Change> changes) {
    List<List<ValueType>> stages = new ArrayList<>();
    stages.add(own.signature().parameters());
    for (Change change : changes) {
      stages.add(change.types(stages.get(stages.size() - 1)));
    }
    ValueType result = own.signature().result();
    List<ValueType> types = stages.get(stages.size() - 1);
    if (!types.equals(asked.signature().parameters()) || result != asked.signature().result()) {
      throw new IllegalArgumentException(
          "head must have these types, " + types + " and " + result + ": " + asked.head());
    }
    return new Guise(asked, result, changes, List.copyOf(stages));
  }

  /** The arguments in this form, of those in the lesson's. */
  double[] given(double[] own) {
    if (changes.isEmpty()) {
      return own;
    }
    List<double[]> parts = Parts.of(stages.get(0), own);
    for (int i = 0; i < changes.size(); i++) {
      parts = changes.get(i).given(stages.get(i), parts);
    }
    return Parts.joined(parts);
  }

  /** The arguments in the lesson's form. */
  double[] own(double[] given) {
    return changes.isEmpty() ? given : Parts.joined(before(given).get(0));
  }

  /** The answer in this form. */
  double[] answer(double[] given, double[] own) {
    if (changes.isEmpty()) {
      return own;
    }
    List<List<double[]>> before = before(given);
    double[] answer = own;
    for (int i = 0; i < changes.size(); i++) {
      answer = changes.get(i).answer(result, before.get(i), answer);
    }
    return answer;
  }

  /** The answer in the lesson's form. */
  double[] ownAnswer(double[] given, double[] answer) {
    if (changes.isEmpty()) {
      return answer;
    }
    List<List<double[]>> before = before(given);
    double[] own = answer;
    for (int i = changes.size() - 1; i >= 0; i--) {
      own = changes.get(i).answerBefore(result, before.get(i), own);
    }
    return own;
  }

  /** The arguments before each change, and last as they are given. */
  private List<List<double[]>> before(double[] given) {
    List<List<double[]>> before = new ArrayList<>();
    List<double[]> parts = Parts.of(stages.get(changes.size()), given);
    before.add(parts);
    for (int i = changes.size() - 1; i >= 0; i--) {
      parts = changes.get(i).givenBefore(stages.get(i), parts);
      before.add(0, parts);
    }
    return before;
  }
}

package touchline.compare;

import java.util.ArrayList;
import java.util.List;
import touchline.input.Inputs;
import touchline.mistake.Mistake;

/** A question with the method that answers it and the mistakes that are known of it. */
public record ComparedMethod<I, R>(
    Setting<I> setting,
    Mistake.Rule<I, R> right,
    List<Mistake<I, R>> mistakes,
    Saying<I, R> saying) {
  /** Where a rule gives no finite answer. */
  static final Reply NONE = new Reply.Nothing("no answer");

  /** Puts an answer into words and shapes. */
  public interface Saying<I, R> {
    Reply of(Inputs inputs, I given, R answer);
  }

  /** Whether two things touch. */
  public static <I> ComparedMethod<I, Boolean> touching(
      Setting<I> setting, Mistake.Rule<I, Boolean> right, List<Mistake<I, Boolean>> mistakes) {
    return new ComparedMethod<>(
        setting, right, mistakes, (in, given, answer) -> Reply.touching(answer));
  }

  /** The ids of the mistakes, each once; of several rules with one id the first is shown. */
  List<String> ids() {
    List<String> ids = new ArrayList<>();
    for (Mistake<I, R> mistake : mistakes) {
      if (!ids.contains(mistake.id())) {
        ids.add(mistake.id());
      }
    }
    return ids;
  }

  Reply right(Inputs inputs, I given) {
    return said(inputs, given, new Mistake<>("", right));
  }

  Reply wrong(String id, Inputs inputs, I given) {
    for (Mistake<I, R> mistake : mistakes) {
      if (mistake.id().equals(id)) {
        return said(inputs, given, mistake);
      }
    }
    throw new IllegalArgumentException("mistake must be one of the question's: " + id);
  }

  private Reply said(Inputs inputs, I given, Mistake<I, R> rule) {
    return rule.answer(given).map(answer -> saying.of(inputs, given, answer)).orElse(NONE);
  }
}

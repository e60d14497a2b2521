package touchline.answer;

import java.util.List;

/**
 * One answer as it was typed; it is stored like this and can be marked again.
 *
 * @param question index in the variant
 * @param texts one for each field of the question; what is missing counts as blank
 * @param mark how the learner writes decimals
 */
public record Answer(int question, List<String> texts, DecimalMark mark) {
  public Answer {
    texts = List.copyOf(texts);
  }

  /** The text of a field. */
  public String text(int field) {
    return field < texts.size() ? texts.get(field) : "";
  }
}

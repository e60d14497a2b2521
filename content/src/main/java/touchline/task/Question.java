package touchline.task;

import java.util.List;
import touchline.answer.Field;

/**
 * One question; all its fields are answered together.
 *
 * @param givens one for all fields, or one for each field
 */
public record Question(List<Given> givens, List<Field> fields) {
  public Question {
    givens = List.copyOf(givens);
    fields = List.copyOf(fields);
    if (givens.size() != 1 && givens.size() != fields.size()) {
      throw new IllegalArgumentException(
          "givens must be one or one a field: " + givens.size() + " for " + fields.size());
    }
  }
}

package touchline.task;

import java.util.List;
import touchline.answer.FieldMark;

/**
 * What marking one answer says.
 *
 * @param mark from 0 to 1, for this question alone and without any cost
 * @param fields one for each field of the question
 * @param reason what is right and what is not where the mark is neither 0 nor 1, of a hunt what was
 *     seen, of lines why they do not compile, of a wrong value that it is close; else empty
 * @param rule how that makes the mark, for where marks count; empty with the reason
 * @param explained whether the reason tells by itself what happened
 */
public record Verdict(
    double mark, List<FieldMark> fields, String reason, String rule, boolean explained) {
  public Verdict {
    fields = List.copyOf(fields);
  }

  /** One whose reason counts, and no more. */
  Verdict(double mark, List<FieldMark> fields, String reason, String rule) {
    this(mark, fields, reason, rule, false);
  }

  /** One whose mark needs no reason. */
  static Verdict plain(double mark, List<FieldMark> fields) {
    return new Verdict(mark, fields, "", "");
  }

  public boolean isRight() {
    return mark == 1;
  }

  /** Whether a text could not be read: such an answer is shown again and does not count. */
  public boolean isNotUnderstood() {
    return fields.stream().anyMatch(field -> field.state() == FieldMark.State.NOT_UNDERSTOOD);
  }
}

package touchline.task;

import java.util.List;
import touchline.answer.Field;
import touchline.answer.FieldMark;
import touchline.answer.Form;
import touchline.answer.Reading;
import touchline.answer.Value;

/** What an answer is worth, with the reason where it is partly right. */
final class Worth {
  /** Of a point when one coordinate is right: half of it is. */
  private static final double ONE_COORDINATE = 0.5;

  private Worth() {}

  /** One value. */
  static FieldMark of(Field field, Reading.Understood typed, Value right, double tolerance) {
    if (typed.value().isNear(right, tolerance)) {
      return new FieldMark(FieldMark.State.RIGHT, 1, typed.shown());
    }
    if (field.form() == Form.POINT && isOneCoordinateRight(typed.value(), right, tolerance)) {
      return new FieldMark(FieldMark.State.PARTLY, ONE_COORDINATE, typed.shown());
    }
    return new FieldMark(FieldMark.State.WRONG, 0, typed.shown());
  }

  private static boolean isOneCoordinateRight(Value typed, Value right, double tolerance) {
    double most = tolerance * (1 + 1e-9);
    return Math.abs(typed.x() - right.x()) <= most || Math.abs(typed.y() - right.y()) <= most;
  }

  /** A question: all its fields. */
  static Verdict of(Kind kind, List<FieldMark> fields) {
    double share = share(fields);
    if (share == 1 || share == 0) {
      return Verdict.plain(share, fields);
    }
    if (kind == Kind.YES_NO) {
      return decisions(fields, share);
    }
    return new Verdict(
        share, fields, "One of the two coordinates is right.", "That is worth half the points.");
  }

  private static double share(List<FieldMark> fields) {
    double worth = 0;
    for (FieldMark field : fields) {
      worth += field.worth();
    }
    return worth / fields.size();
  }

  /** Guessing gets half of them right, so half is worth nothing. */
  private static Verdict decisions(List<FieldMark> fields, double share) {
    int right = (int) Math.floor(share * fields.size() + 0.5);
    String reason = right + " of " + fields.size() + (right == 1 ? " is right." : " are right.");
    String rule = "Guessing gets half, so marks start above half.";
    return new Verdict(Math.max(0, 2 * share - 1), fields, reason, rule);
  }
}

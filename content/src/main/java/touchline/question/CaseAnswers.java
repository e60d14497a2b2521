package touchline.question;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import touchline.answer.Value;
import touchline.code.AnsweredMethod.AnsweredCase;
import touchline.code.ValueType;
import touchline.geometry.Vec2;

/** What programs answered in a case, as what a person types is compared. */
final class CaseAnswers {
  private CaseAnswers() {}

  static Value right(ValueType result, AnsweredCase asked) {
    return value(result, asked.right());
  }

  /** Empty where it gives none. */
  static Optional<Value> wrong(ValueType result, AnsweredCase asked, int mistake) {
    return asked.wrong().get(mistake).answer().map(raw -> value(result, raw));
  }

  /** The right one, and then one of each mistake. */
  static List<Optional<Value>> all(ValueType result, AnsweredCase asked) {
    List<Optional<Value>> all = new ArrayList<>();
    all.add(Optional.of(right(result, asked)));
    for (int i = 0; i < asked.wrong().size(); i++) {
      all.add(wrong(result, asked, i));
    }
    return all;
  }

  private static Value value(ValueType result, double[] raw) {
    return switch (result) {
      case POINT -> Value.point(new Vec2(raw[0], raw[1]));
      case NUMBER -> Value.number(raw[0]);
      case TRUTH -> Value.yes(raw[0] != 0);
      case CIRCLES, CIRCLE, SEGMENT -> throw notAsked(result);
    };
  }

  static IllegalArgumentException notAsked(ValueType result) {
    return new IllegalArgumentException("result must be a number, a point or a truth: " + result);
  }
}

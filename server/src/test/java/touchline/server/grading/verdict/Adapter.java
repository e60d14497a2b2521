package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import touchline.code.Change;
import touchline.code.CodeExercise;
import touchline.code.ValueType;

/**
 * Makes of an answer in the lesson's form one in another form: a method beside it in its class
 * takes what that form is given, calls the answer, and gives what that form is to give. Written
 * from the declared changes, in Java, independently of how the marker applies them.
 */
public final class Adapter {
  private static final Pattern CLASS = Pattern.compile("\\bclass Solution\\b[^{]*\\{");

  private static final String HELP =
      """

      class Adapted {
        static touchline.geometry.Vec2 sum(
            touchline.geometry.Vec2 one, touchline.geometry.Vec2 other, int times) {
          return one == null ? null : one.plus(other.times(times));
        }
        static touchline.geometry.Vec2 scaled(touchline.geometry.Vec2 one, double factor) {
          return one == null ? null : one.times(factor);
        }
        static double scaled(double one, double factor) { return one * factor; }
        static touchline.geometry.Vec2 down(touchline.geometry.Vec2 one) {
          return one == null ? null : new touchline.geometry.Vec2(one.x(), 0.0 - one.y());
        }
        static double down(double one) { return one; }
        static boolean down(boolean one) { return one; }
        static double exchanged(double number, double one, double other) {
          return number == one ? other : number == other ? one : number;
        }
      }
      """;

  private final CodeExercise lesson;
  private final CodeExercise variant;
  private final List<Change> changes;
  private final List<List<ValueType>> types = new ArrayList<>();

  private Adapter(CodeExercise variant) {
    this.lesson = variant.variant(0);
    this.variant = variant;
    this.changes = variant.changes();
    types.add(lesson.signature().parameters());
    changes.forEach(change -> types.add(change.types(types.get(types.size() - 1))));
  }

  /** The answer with the method beside it; the lines keep their numbers. */
  public static String adapted(CodeExercise variant, String source) {
    Matcher begin = CLASS.matcher(source);
    if (!begin.find()) {
      throw new IllegalArgumentException("source must have a class Solution: " + source);
    }
    String method = new Adapter(variant).method();
    return source.substring(0, begin.end()) + method + source.substring(begin.end()) + HELP;
  }

  private String method() {
    List<List<String>> stages = stages();
    String call = lesson.signature().method() + "(" + String.join(", ", stages.get(0)) + ")";
    String answer = call;
    for (int i = 0; i < changes.size(); i++) {
      answer = answer(changes.get(i), stages.get(i), answer);
    }
    return " " + qualified(variant.declaration()) + " { return " + answer + "; } ";
  }

  /** The geometry need not be imported where an answer does without. */
  private static String qualified(String declaration) {
    return declaration.replaceAll("\\b(Vec2|Circle|Segment)\\b", "touchline.geometry.$1");
  }

  /** What stands for the parameters before each change. */
  private List<List<String>> stages() {
    List<List<String>> stages = new ArrayList<>();
    List<String> now = variant.names();
    stages.add(now);
    for (int i = changes.size() - 1; i >= 0; i--) {
      now = before(changes.get(i), types.get(i), now);
      stages.add(0, now);
    }
    return stages;
  }

  private static List<String> before(Change change, List<ValueType> types, List<String> after) {
    List<String> before = new ArrayList<>(after);
    if (change instanceof Change.Order order) {
      before = new ArrayList<>(Collections.nCopies(after.size(), ""));
      for (int i = 0; i < after.size(); i++) {
        before.set(order.from().get(i), after.get(i));
      }
    } else if (change instanceof Change.Scaled scaled) {
      String one = after.get(scaled.parameter());
      before.set(scaled.parameter(), "Adapted.scaled(" + one + ", " + 1 / scaled.factor() + ")");
    } else if (change instanceof Change.From from) {
      before.set(from.parameter(), sum(after, from.parameter(), from.origin(), 1));
    } else if (change instanceof Change.Onto onto) {
      before.set(onto.parameter(), sum(after, onto.parameter(), onto.origin(), -1));
    } else if (change instanceof Change.Down) {
      before.replaceAll(one -> "Adapted.down(" + one + ")");
    } else if (change instanceof Change.Joined joined) {
      String both = after.get(joined.first());
      boolean isCircle = types.get(joined.first() + 1) == ValueType.NUMBER;
      before.set(joined.first(), both + (isCircle ? ".center()" : ".a()"));
      before.add(joined.first() + 1, both + (isCircle ? ".radius()" : ".b()"));
    }
    return before;
  }

  private static String sum(List<String> all, int one, int other, int times) {
    return "Adapted.sum(" + all.get(one) + ", " + all.get(other) + ", " + times + ")";
  }

  private static String answer(Change change, List<String> given, String before) {
    if (change instanceof Change.Answer scaled) {
      return "Adapted.scaled(" + before + ", " + scaled.factor() + ")";
    }
    if (change instanceof Change.AnswerWith with) {
      return "Adapted.sum("
          + before
          + ", "
          + given.get(with.parameter())
          + ", "
          + with.sign()
          + ")";
    }
    if (change instanceof Change.Down) {
      return "Adapted.down(" + before + ")";
    }
    if (change instanceof Change.Not) {
      return "!" + before;
    }
    if (change instanceof Change.Exchanged never) {
      return "Adapted.exchanged(" + before + ", " + never.one() + ", " + never.other() + ")";
    }
    return before;
  }
}

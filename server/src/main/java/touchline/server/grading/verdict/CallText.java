package touchline.server.grading.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleFunction;
import touchline.code.AskedMethod;
import touchline.code.ValueType;
import touchline.diagram.NumberDigits;
import touchline.server.grading.job.CaseRun;

/** Calls and answers as text, as a student reads them. */
final class CallText {
  /** After too many cases in which the method was stopped. */
  static final String NOT_RUN = "was not run any more";

  private CallText() {}

  /** Every digit is kept, so that whoever types the call gets the same answer. */
  static String call(AskedMethod exercise, double[] input) {
    List<String> arguments = new ArrayList<>();
    int next = 0;
    for (ValueType kind : exercise.signature().parameters()) {
      arguments.add(value(kind, input, next, NumberDigits::exact));
      next += kind.width(input, next);
    }
    return exercise.signature().method() + "(" + String.join(", ", arguments) + ")";
  }

  static String answer(ValueType kind, double[] answer) {
    return answer(kind, answer, NumberDigits.usual());
  }

  static String answer(ValueType kind, double[] answer, NumberDigits digits) {
    return value(kind, answer, 0, digits::of);
  }

  /** How a run ended that gave no answer, to stand after "yours". */
  static String failure(CaseRun run) {
    if (run instanceof CaseRun.Threw threw) {
      String message = threw.message().isEmpty() ? "" : " (" + threw.message() + ")";
      return "threw " + threw.type() + message + atLine(threw.line());
    }
    if (run instanceof CaseRun.Stopped stopped) {
      return "was stopped because " + OutcomeText.limit(stopped.limit()) + atLine(stopped.line());
    }
    return run instanceof CaseRun.NotRun ? NOT_RUN : "gave null";
  }

  private static String atLine(int line) {
    return line > 0 ? " at line " + line : "";
  }

  private static String value(
      ValueType kind, double[] numbers, int first, DoubleFunction<String> text) {
    return switch (kind) {
      case POINT -> point(numbers, first, text);
      case NUMBER -> text.apply(numbers[first]);
      case TRUTH -> numbers[first] == 0 ? "false" : "true";
      case CIRCLES -> circles(numbers, first, text);
      case CIRCLE -> circle(numbers, first, text);
      case SEGMENT -> point(numbers, first, text) + " to " + point(numbers, first + 2, text);
    };
  }

  private static String point(double[] numbers, int first, DoubleFunction<String> text) {
    return "(" + text.apply(numbers[first]) + ", " + text.apply(numbers[first + 1]) + ")";
  }

  private static String circles(double[] numbers, int first, DoubleFunction<String> text) {
    List<String> circles = new ArrayList<>();
    for (int i = 0; i < (int) numbers[first]; i++) {
      circles.add(circle(numbers, first + 1 + 3 * i, text));
    }
    return "[" + String.join(", ", circles) + "]";
  }

  private static String circle(double[] numbers, int first, DoubleFunction<String> text) {
    return point(numbers, first, text) + " radius " + text.apply(numbers[first + 2]);
  }
}

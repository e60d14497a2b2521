package touchline.question;

import java.util.ArrayList;
import java.util.List;
import touchline.code.Declaration;
import touchline.code.ValueType;
import touchline.diagram.NumberText;
import touchline.geometry.Vec2;
import touchline.pair.CasePicture;
import touchline.pair.KindPicture;
import touchline.task.Given;
import touchline.task.GivenValue;

/** The arguments of a case as a learner is given them: by name, and in a picture. */
final class GivenCase {
  private final List<GivenValue> values = new ArrayList<>();

  private GivenCase() {}

  /**
   * @throws IllegalArgumentException if nothing of it has a place
   */
  static Given of(Declaration method, CasePicture between, double[] input) {
    GivenCase given = new GivenCase();
    int at = 0;
    for (int i = 0; i < method.names().size(); i++) {
      ValueType kind = method.signature().parameters().get(i);
      given.add(method.names().get(i), kind, input, at);
      at += kind.width(input, at);
    }
    return new Given(
        given.values,
        KindPicture.given(method, between, input)
            .orElseThrow(() -> new IllegalArgumentException("method must be given a place")));
  }

  private void add(String name, ValueType kind, double[] input, int at) {
    values.add(new GivenValue(name, numbers(kind, input, at), words(kind, input, at)));
  }

  private static List<Double> numbers(ValueType kind, double[] input, int at) {
    List<Double> numbers = new ArrayList<>();
    for (int i = at; i < at + kind.width(input, at); i++) {
      numbers.add(input[i]);
    }
    return numbers;
  }

  private static String words(ValueType kind, double[] input, int at) {
    return switch (kind) {
      case SEGMENT -> point(input, at) + " to " + point(input, at + 2);
      case CIRCLES -> circles(input, at);
      case POINT, NUMBER, TRUTH, CIRCLE -> "";
    };
  }

  private static String circles(double[] input, int at) {
    List<String> circles = new ArrayList<>();
    for (int i = 0; i < (int) input[at]; i++) {
      int first = at + 1 + 3 * i;
      circles.add(point(input, first) + " radius " + NumberText.of(input[first + 2]));
    }
    return circles.isEmpty() ? "none" : String.join(", ", circles);
  }

  private static String point(double[] input, int at) {
    return NumberText.of(new Vec2(input[at], input[at + 1]));
  }
}

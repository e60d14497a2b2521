package touchline.client.figure;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import touchline.diagram.NumberText;
import touchline.exercise.Coordinate;
import touchline.input.InputNumber;
import touchline.input.Inputs;

/**
 * The state of a figure as it stands in the page's address: {@code
 * figure=closest-point&p.x=3&p.y=6&step=5}.
 *
 * @param figure the figure's name
 * @param numbers the inputs' numbers that the address names; the others keep their values
 * @param step the step as readers count it, from 1; {@link #LAST_STEP} if the address names none
 * @param depth whether the steps go into calls: then it ends with {@code &calls=into}
 */
public record Address(String figure, Map<String, Double> numbers, int step, Depth depth) {
  public static final int LAST_STEP = Integer.MAX_VALUE;

  private static final String FIGURE = "figure=";
  private static final String STEP = "step";
  private static final String CALLS = "calls";
  private static final String INTO = "into";

  /** No trace is longer; more digits could overflow. */
  private static final int MOST_STEP_DIGITS = 6;

  public Address {
    numbers = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(numbers));
  }

  /** What follows the {@code #}; numbers in the order of the figure. */
  public static String text(String figure, Inputs inputs, int step, Depth depth) {
    StringBuilder text = new StringBuilder(FIGURE).append(figure);
    for (InputNumber field : inputs.fields()) {
      text.append('&').append(field.id()).append('=').append(NumberText.of(field.value()));
    }
    text.append('&').append(STEP).append('=').append(step);
    if (depth == Depth.INTO) {
      text.append('&').append(CALLS).append('=').append(INTO);
    }
    return text.toString();
  }

  /** Reads what follows the {@code #}; empty if it is a heading's anchor or malformed. */
  public static Optional<Address> parse(String fragment) {
    if (!fragment.startsWith(FIGURE)) {
      return Optional.empty();
    }
    Parts parts = new Parts();
    int from = FIGURE.length();
    int end = endOfPart(fragment, from);
    String figure = fragment.substring(from, end);
    while (end < fragment.length()) {
      from = end + 1;
      end = endOfPart(fragment, from);
      parts.read(fragment.substring(from, end));
    }
    return parts.wellFormed
        ? Optional.of(new Address(figure, parts.numbers, parts.step, parts.depth))
        : Optional.empty();
  }

  /** The inputs with the numbers of the address; empty if they have no such number. */
  Optional<Inputs> inputs(Inputs inputs) {
    Inputs changed = inputs;
    int known = 0;
    for (InputNumber field : inputs.fields()) {
      if (numbers.containsKey(field.id())) {
        changed = changed.with(field.id(), numbers.getOrDefault(field.id(), 0.0));
        known++;
      }
    }
    return known == numbers.size() ? Optional.of(changed) : Optional.empty();
  }

  private static int endOfPart(String fragment, int from) {
    int end = fragment.indexOf('&', from);
    return end < 0 ? fragment.length() : end;
  }

  /** What has been read so far. */
  private static final class Parts {
    private final Map<String, Double> numbers = new LinkedHashMap<>();
    private int step = LAST_STEP;
    private Depth depth = Depth.OVER;
    private boolean wellFormed = true;

    void read(String part) {
      int equals = part.indexOf('=');
      if (equals < 1) {
        wellFormed = false;
        return;
      }
      String name = part.substring(0, equals);
      String value = part.substring(equals + 1);
      if (name.equals(STEP)) {
        readStep(value);
      } else if (name.equals(CALLS)) {
        wellFormed &= value.equals(INTO);
        depth = Depth.INTO;
      } else {
        readNumber(name, value);
      }
    }

    private void readStep(String value) {
      boolean whole = value.length() <= MOST_STEP_DIGITS && isDigits(value);
      int number = whole ? Integer.parseInt(value) : 0;
      wellFormed &= number >= 1;
      step = number;
    }

    private static boolean isDigits(String text) {
      for (int i = 0; i < text.length(); i++) {
        if (text.charAt(i) < '0' || text.charAt(i) > '9') {
          return false;
        }
      }
      return !text.isEmpty();
    }

    private void readNumber(String name, String value) {
      OptionalDouble number = Coordinate.parse(value);
      if (number.isEmpty() || numbers.containsKey(name)) {
        wellFormed = false;
        return;
      }
      numbers.put(name, number.getAsDouble());
    }
  }
}
